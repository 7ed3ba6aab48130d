-- The durations of intervals in measured frames, from all intervals of all hosts.
SELECT
  f.scenario,
  f.work_id,
  f.commit_id,
  i.name,
  count(DISTINCT f.host) AS hosts,
  count(*) AS intervals,
  CAST(sum(i.self_ns) AS BIGINT) AS self_ns,
  CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY i.duration_ns) AS BIGINT) AS p50_ns,
  CAST(percentile_disc(0.95) WITHIN GROUP (ORDER BY i.duration_ns) AS BIGINT) AS p95_ns,
  CAST(percentile_disc(0.99) WITHIN GROUP (ORDER BY i.duration_ns) AS BIGINT) AS p99_ns,
  max(i.duration_ns) AS max_ns
FROM intervals AS i
JOIN measured_frames AS f
  ON f.host = i.host AND f.run_id = i.run_id AND f.frame_id = i.frame_id
GROUP BY f.scenario, f.work_id, f.commit_id, i.name
ORDER BY scenario, work_id, commit_id, self_ns DESC, name
