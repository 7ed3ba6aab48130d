-- The runs, with what is not known under a name, and why a run is in no figure.
CREATE OR REPLACE TEMPORARY VIEW fleet_runs AS
SELECT
  host,
  run_id,
  date,
  coalesce(scenario, 'unnamed') AS scenario,
  coalesce(commit_id, 'unnamed') AS commit_id,
  work_id,
  parameters,
  CASE
    WHEN lost_events > 0 OR skipped_packets > 0 OR missing_packets > 0 THEN 'lossy'
    WHEN NOT is_complete THEN 'incomplete'
  END AS left_out
FROM runs;

-- The frames that figures are made of: measured ones, of complete runs that lost nothing.
CREATE OR REPLACE TEMPORARY VIEW measured_frames AS
SELECT
  r.host,
  r.scenario,
  r.work_id,
  r.commit_id,
  r.run_id,
  r.date,
  f.frame_id,
  f.duration_ns,
  f.overrun_ns
FROM frames AS f
JOIN fleet_runs AS r ON r.host = f.host AND r.run_id = f.run_id
WHERE r.left_out IS NULL AND f.stage = 'measured';

-- Head against base on each host that has runs of both: 1.1 is 10 % slower.
CREATE OR REPLACE TEMPORARY VIEW host_ratios AS
WITH sides AS (
  SELECT
    m.scenario,
    m.work_id,
    m.host,
    m.commit_id,
    count(DISTINCT m.run_id) AS runs,
    CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY m.duration_ns) AS BIGINT) AS p50_ns,
    CAST(percentile_disc(0.95) WITHIN GROUP (ORDER BY m.duration_ns) AS BIGINT) AS p95_ns
  FROM measured_frames AS m
  JOIN compared AS c ON m.commit_id = c.base_commit OR m.commit_id = c.head_commit
  GROUP BY m.scenario, m.work_id, m.host, m.commit_id
)
SELECT
  b.scenario,
  b.work_id,
  b.host,
  b.runs AS base_runs,
  h.runs AS head_runs,
  b.p50_ns AS base_p50_ns,
  h.p50_ns AS head_p50_ns,
  CAST(h.p50_ns AS DOUBLE) / nullif(CAST(b.p50_ns AS DOUBLE), 0) AS p50_ratio,
  b.p95_ns AS base_p95_ns,
  h.p95_ns AS head_p95_ns,
  CAST(h.p95_ns AS DOUBLE) / nullif(CAST(b.p95_ns AS DOUBLE), 0) AS p95_ratio
FROM compared AS c
JOIN sides AS b ON b.commit_id = c.base_commit
JOIN sides AS h
  ON h.commit_id = c.head_commit
  AND h.scenario = b.scenario AND h.work_id = b.work_id AND h.host = b.host;
