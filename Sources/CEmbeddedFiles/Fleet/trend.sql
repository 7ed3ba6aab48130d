-- The durations of frames day by day.
--
-- The percentiles are those of all frames of the day, and move with the hosts that took part. The
-- median ratio does not: it is the median of each host's 95th percentile of the day against the same
-- host's of all days.
WITH days AS (
  SELECT
    scenario,
    work_id,
    date,
    count(DISTINCT host) AS hosts,
    count(DISTINCT concat(host, ' ', run_id)) AS runs,
    count(*) AS frames,
    CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY duration_ns) AS BIGINT) AS p50_ns,
    CAST(percentile_disc(0.95) WITHIN GROUP (ORDER BY duration_ns) AS BIGINT) AS p95_ns
  FROM measured_frames
  GROUP BY scenario, work_id, date
),
host_days AS (
  SELECT
    scenario,
    work_id,
    date,
    host,
    CAST(percentile_disc(0.95) WITHIN GROUP (ORDER BY duration_ns) AS DOUBLE) AS p95_ns
  FROM measured_frames
  GROUP BY scenario, work_id, date, host
),
hosts AS (
  SELECT
    scenario,
    work_id,
    host,
    CAST(percentile_disc(0.95) WITHIN GROUP (ORDER BY duration_ns) AS DOUBLE) AS p95_ns
  FROM measured_frames
  GROUP BY scenario, work_id, host
),
ratios AS (
  SELECT
    d.scenario,
    d.work_id,
    d.date,
    CAST(median(d.p95_ns / nullif(h.p95_ns, 0)) AS DOUBLE) AS median_ratio
  FROM host_days AS d
  JOIN hosts AS h ON h.scenario = d.scenario AND h.work_id = d.work_id AND h.host = d.host
  GROUP BY d.scenario, d.work_id, d.date
)
SELECT
  d.scenario, d.work_id, d.date, d.hosts, d.runs, d.frames, d.p50_ns, d.p95_ns, r.median_ratio
FROM days AS d
JOIN ratios AS r ON r.scenario = d.scenario AND r.work_id = d.work_id AND r.date = d.date
ORDER BY scenario, work_id, date
