-- Versions of the server that have used this database. Each running node updates the row of its version.
CREATE TABLE release (
  version text PRIMARY KEY CHECK (version ~ '^\d+\.\d+\.\d+$'),
  last_seen_at timestamptz NOT NULL
);
