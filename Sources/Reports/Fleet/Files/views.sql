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
