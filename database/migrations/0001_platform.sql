-- Up Migration
-- Tables that all modules use: jobs, calls with an idempotency key, stored files and generated secrets. A published
-- event is stored as one job for each subscriber.

CREATE TABLE job (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind      text NOT NULL,
  -- Unique, so that a timer that is set twice runs once.
  key       text UNIQUE,
  payload   jsonb NOT NULL DEFAULT '{}',
  run_at    timestamptz NOT NULL,
  tries     int NOT NULL DEFAULT 0,
  error     text
);
CREATE INDEX job_due ON job (run_at, id) WHERE tries < 20;

-- Responses of calls that create something. A retry with the same idempotency key gets the stored response.
CREATE TABLE idempotent_call (
  caller       text NOT NULL,
  key          text NOT NULL,
  path         text NOT NULL,
  body_hash    text NOT NULL,
  answer       jsonb NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (caller, key)
);
CREATE INDEX idempotent_call_age ON idempotent_call (created_at);

CREATE TABLE stored_file (
  id           text PRIMARY KEY,
  media_type   text NOT NULL,
  bytes        int NOT NULL,
  uploaded_by  text NOT NULL,
  created_at   timestamptz NOT NULL
);

CREATE TABLE secret (
  name   text PRIMARY KEY,
  value  text NOT NULL
);
