-- A suspended member of staff cannot sign in. Their name still appears in histories.
ALTER TABLE staff ADD COLUMN suspended_at timestamptz;

-- Mailed link with which a member of staff sets a password once. Only the SHA-256 of the link's secret is stored.
CREATE TABLE staff_password_link (
  token_hash  text PRIMARY KEY,
  staff_id    bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX staff_password_link_staff ON staff_password_link (staff_id);
