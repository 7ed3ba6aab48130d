-- How many runs there are, how many are there again, and how many are in no figure, because of what.
SELECT
  count(*) AS runs,
  count(*) - count(DISTINCT concat(host, ' ', run_id)) AS repeated_runs,
  count(CASE WHEN left_out = 'lossy' THEN 1 END) AS lossy_runs,
  count(CASE WHEN left_out = 'incomplete' THEN 1 END) AS incomplete_runs
FROM fleet_runs
