-- Head against base on each host that has runs of both: 1.1 is 10 % slower.
SELECT
  scenario,
  work_id,
  host,
  base_runs,
  head_runs,
  base_p50_ns,
  head_p50_ns,
  p50_ratio,
  base_p95_ns,
  head_p95_ns,
  p95_ratio
FROM host_ratios
ORDER BY scenario, work_id, host
