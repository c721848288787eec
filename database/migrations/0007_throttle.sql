-- Up Migration
-- How often somebody tried something within a window: sign-ins of an address, codes mailed to it or asked for from an
-- address of the network. What is counted stands only as a hash.

CREATE TABLE throttle (
  subject_hash  text PRIMARY KEY,
  count         int NOT NULL,
  ends_at       timestamptz NOT NULL
);
CREATE INDEX throttle_end ON throttle (ends_at);
CREATE INDEX verification_code_age ON verification_code (expires_at);
CREATE INDEX session_end ON session (expires_at);
