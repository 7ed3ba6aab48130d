-- The days on which each host ran each commit, by its own clock.
SELECT
  host,
  commit_id,
  min(date) AS first_date,
  max(date) AS last_date
FROM fleet_runs
GROUP BY host, commit_id
ORDER BY host, commit_id
