-- Hosts whose 95th percentile is far from that of the others, and work on too few hosts to say so.
--
-- Far is 3.5 by the modified z-score of Iglewicz and Hoaglin, 0.6745 * (x - median) / MAD, where MAD
-- is the median of the distances from the median, and at least 5 % of the median away.
WITH hosts AS (
  SELECT
    scenario,
    work_id,
    commit_id,
    host,
    count(DISTINCT run_id) AS runs,
    CAST(percentile_disc(0.95) WITHIN GROUP (ORDER BY duration_ns) AS BIGINT) AS p95_ns
  FROM measured_frames
  GROUP BY scenario, work_id, commit_id, host
),
centres AS (
  SELECT
    scenario,
    work_id,
    commit_id,
    count(*) AS hosts,
    CAST(median(p95_ns) AS DOUBLE) AS median_ns
  FROM hosts
  GROUP BY scenario, work_id, commit_id
),
distances AS (
  SELECT
    h.scenario,
    h.work_id,
    h.commit_id,
    CAST(median(abs(h.p95_ns - c.median_ns)) AS DOUBLE) AS mad_ns
  FROM hosts AS h
  JOIN centres AS c
    ON c.scenario = h.scenario AND c.work_id = h.work_id AND c.commit_id = h.commit_id
  GROUP BY h.scenario, h.work_id, h.commit_id
),
scores AS (
  SELECT
    h.scenario,
    h.work_id,
    h.commit_id,
    h.host,
    h.runs,
    c.hosts,
    h.p95_ns,
    CAST(round(c.median_ns) AS BIGINT) AS fleet_median_ns,
    CAST(h.p95_ns AS DOUBLE) / nullif(c.median_ns, 0) AS ratio,
    0.6745 * (h.p95_ns - c.median_ns) / nullif(d.mad_ns, 0) AS score,
    CASE
      WHEN c.hosts < 5 THEN 'too few hosts'
      WHEN abs(h.p95_ns - c.median_ns) > d.mad_ns * 3.5 / 0.6745
        AND abs(h.p95_ns - c.median_ns) > 0.05 * c.median_ns
        THEN CASE WHEN h.p95_ns > c.median_ns THEN 'slower' ELSE 'faster' END
    END AS verdict
  FROM hosts AS h
  JOIN centres AS c
    ON c.scenario = h.scenario AND c.work_id = h.work_id AND c.commit_id = h.commit_id
  JOIN distances AS d
    ON d.scenario = h.scenario AND d.work_id = h.work_id AND d.commit_id = h.commit_id
)
SELECT
  scenario, work_id, commit_id, host, runs, hosts, p95_ns, fleet_median_ns, ratio, score, verdict
FROM scores
WHERE verdict IS NOT NULL
ORDER BY scenario, work_id, commit_id, ratio DESC, host
