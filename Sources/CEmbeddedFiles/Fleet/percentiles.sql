-- The durations of frames on each host, from all of its frames.
SELECT
  scenario,
  work_id,
  commit_id,
  host,
  count(DISTINCT run_id) AS runs,
  count(*) AS frames,
  count(CASE WHEN overrun_ns > 0 THEN 1 END) AS late_frames,
  CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY duration_ns) AS BIGINT) AS p50_ns,
  CAST(percentile_disc(0.9) WITHIN GROUP (ORDER BY duration_ns) AS BIGINT) AS p90_ns,
  CAST(percentile_disc(0.95) WITHIN GROUP (ORDER BY duration_ns) AS BIGINT) AS p95_ns,
  CAST(percentile_disc(0.99) WITHIN GROUP (ORDER BY duration_ns) AS BIGINT) AS p99_ns,
  max(duration_ns) AS max_ns
FROM measured_frames
GROUP BY scenario, work_id, commit_id, host
ORDER BY scenario, work_id, commit_id, host
