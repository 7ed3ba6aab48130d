-- Head against base on the whole fleet: the median of the hosts' ratios, and how many hosts agree with it.
--
-- Percentiles of different hosts are never mixed: each host's ratio counts once. Whether hosts agree
-- more often than coins would is the sign test, at 5 %, by its normal approximation with a correction
-- for continuity; 6 hosts are the fewest with which it can say so.
WITH ratios AS (
  SELECT scenario, work_id, least(base_runs, head_runs) AS runs, p50_ratio, p95_ratio
  FROM host_ratios
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
