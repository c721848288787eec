-- Up Migration
-- An operator can take a job from its courier before collection (rule courier-10). The order's state does not change,
-- so operator and reason are stored here. Null if the courier returned the job, or if the order's history states the
-- end.
ALTER TABLE courier_assignment
  ADD COLUMN released_by bigint REFERENCES staff,
  ADD COLUMN release_reason text;
