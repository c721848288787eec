-- Time at which the newest backup ended. /metrics reports its age, so that a missing backup raises an alert.
CREATE TABLE finished_backup (
  is_newest boolean PRIMARY KEY DEFAULT true CHECK (is_newest),
  finished_at timestamptz NOT NULL
);
