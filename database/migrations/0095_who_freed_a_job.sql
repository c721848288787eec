-- Up Migration
-- The platform frees a job before its food is collected (rule courier-10). No event of the order, whose state stays: who did
-- it and why stands with the assignment that it ended. Null: the courier gave it back, or its order's history tells.
ALTER TABLE courier_assignment
  ADD COLUMN released_by bigint REFERENCES staff,
  ADD COLUMN release_reason text;
