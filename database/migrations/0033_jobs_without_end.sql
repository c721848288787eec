-- Up Migration
-- Failed jobs are retried without a limit, so the index contains all jobs.

DROP INDEX job_due;
CREATE INDEX job_due ON job (run_at, id);
