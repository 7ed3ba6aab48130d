-- Head against base on the whole fleet: the median of the hosts' ratios, and how many hosts agree with it.
--
-- Percentiles of different hosts are never mixed: each host's ratio counts once. Whether hosts agree
-- more often than coins would is the sign test, at 5 %, by its normal approximation with a correction
-- for continuity; 6 hosts are the fewest with which it can say so.
WITH sides AS (
  SELECT
    m.scenario,
    m.work_id,
    m.host,
    m.commit_id,
    count(DISTINCT m.run_id) AS runs,
    CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY m.duration_ns) AS DOUBLE) AS p50_ns,
    CAST(percentile_disc(0.95) WITHIN GROUP (ORDER BY m.duration_ns) AS DOUBLE) AS p95_ns
  FROM measured_frames AS m
  JOIN compared AS c ON m.commit_id = c.base_commit OR m.commit_id = c.head_commit
  GROUP BY m.scenario, m.work_id, m.host, m.commit_id
),
ratios AS (
  SELECT
    b.scenario,
    b.work_id,
    b.host,
    least(b.runs, h.runs) AS runs,
    h.p50_ns / nullif(b.p50_ns, 0) AS p50_ratio,
    h.p95_ns / nullif(b.p95_ns, 0) AS p95_ratio
  FROM compared AS c
  JOIN sides AS b ON b.commit_id = c.base_commit
  JOIN sides AS h
    ON h.commit_id = c.head_commit
    AND h.scenario = b.scenario AND h.work_id = b.work_id AND h.host = b.host
),
metrics AS (
  SELECT scenario, work_id, 'p50' AS metric, runs, p50_ratio AS ratio FROM ratios
  UNION ALL
  SELECT scenario, work_id, 'p95' AS metric, runs, p95_ratio AS ratio FROM ratios
),
totals AS (
  SELECT
    scenario,
    work_id,
    metric,
    count(*) AS hosts,
    min(runs) AS fewest_runs,
    min(ratio) AS min_ratio,
    CAST(median(ratio) AS DOUBLE) AS median_ratio,
    max(ratio) AS max_ratio,
    count(CASE WHEN ratio > 1 THEN 1 END) AS slower_hosts,
    count(CASE WHEN ratio < 1 THEN 1 END) AS faster_hosts
  FROM metrics
  GROUP BY scenario, work_id, metric
)
SELECT
  scenario,
  work_id,
  metric,
  hosts,
  fewest_runs,
  min_ratio,
  median_ratio,
  max_ratio,
  slower_hosts,
  faster_hosts,
  CAST(
    CASE WHEN median_ratio < 1 THEN faster_hosts ELSE slower_hosts END AS DOUBLE
  ) / hosts AS agreeing_share,
  CASE
    WHEN hosts < 6 THEN 'too few hosts'
    WHEN fewest_runs < 3 THEN 'too few runs'
    WHEN abs(slower_hosts - faster_hosts) - 1 <= 1.96 * sqrt(slower_hosts + faster_hosts)
      THEN 'hosts disagree'
    WHEN abs(median_ratio - 1) < 0.01 THEN 'less than 1 %'
    WHEN median_ratio > 1 THEN 'slower'
    ELSE 'faster'
  END AS verdict
FROM totals
ORDER BY scenario, work_id, metric
