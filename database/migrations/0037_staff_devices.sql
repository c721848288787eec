-- Up Migration
-- On which devices staff have signed in: those stay welcome while strangers guess their password. The key is random and the
-- console's own; here it stands hashed.

CREATE TABLE staff_device (
  device_hash  text NOT NULL,
  staff_id     bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  first_at     timestamptz NOT NULL,
  last_at      timestamptz NOT NULL,
  PRIMARY KEY (device_hash, staff_id)
);
CREATE INDEX staff_device_of ON staff_device (staff_id);
