-- Runs that tables disagree about, and runs without frames, which may be right.
WITH rows_of_runs AS (
  SELECT host, date, run_id, count(*) AS runs, 0 AS frames, 0 AS frame_intervals
  FROM runs
  GROUP BY host, date, run_id
  UNION ALL
  SELECT host, date, run_id, 0 AS runs, count(*) AS frames, 0 AS frame_intervals
  FROM frames
  GROUP BY host, date, run_id
  UNION ALL
  SELECT host, date, run_id, 0 AS runs, 0 AS frames, count(*) AS frame_intervals
  FROM frame_intervals
  GROUP BY host, date, run_id
)
SELECT
  host,
  date,
  run_id,
  CAST(sum(runs) AS BIGINT) AS runs,
  CAST(sum(frames) AS BIGINT) AS frames,
  CAST(sum(frame_intervals) AS BIGINT) AS frame_intervals
FROM rows_of_runs
GROUP BY host, date, run_id
HAVING sum(runs) = 0 OR sum(frames) = 0 OR sum(frames) <> sum(frame_intervals)
ORDER BY host, date, run_id
