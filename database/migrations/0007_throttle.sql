-- Up Migration
-- Counts attempts within a time window, such as sign-ins for an e-mail address, or codes sent to it or requested from
-- an IP address. The counted subject is stored only as a hash.

CREATE TABLE throttle (
  subject_hash  text PRIMARY KEY,
  count         int NOT NULL,
  ends_at       timestamptz NOT NULL
);
CREATE INDEX throttle_end ON throttle (ends_at);
CREATE INDEX verification_code_age ON verification_code (expires_at);
CREATE INDEX session_end ON session (expires_at);
