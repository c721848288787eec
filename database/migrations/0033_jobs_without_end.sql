-- Up Migration
-- A job that fails is tried again without end: every one is looked for when it is due.

DROP INDEX job_due;
CREATE INDEX job_due ON job (run_at, id);
