-- A suspended member of staff signs in no more; what they did keeps their name.
ALTER TABLE staff ADD COLUMN suspended_at timestamptz;

-- A mailed link with which one of the staff sets a password, once. The link's secret is never stored: only its SHA-256.
CREATE TABLE staff_password_link (
  token_hash  text PRIMARY KEY,
  staff_id    bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX staff_password_link_staff ON staff_password_link (staff_id);
