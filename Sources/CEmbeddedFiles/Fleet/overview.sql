-- What there is: work that may be compared, on which hosts, from when to when.
SELECT
  scenario,
  work_id,
  commit_id,
  count(DISTINCT host) AS hosts,
  count(*) AS runs,
  count(left_out) AS left_out_runs,
  min(date) AS first_date,
  max(date) AS last_date,
  min(parameters) AS parameters
FROM fleet_runs
GROUP BY scenario, work_id, commit_id
ORDER BY scenario, work_id, first_date, commit_id
