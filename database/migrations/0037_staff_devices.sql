-- Up Migration
-- Devices on which staff have signed in. They may still sign in while other people try wrong passwords for the account.
-- The console creates the device key at random, and only its hash is stored.

CREATE TABLE staff_device (
  device_hash  text NOT NULL,
  staff_id     bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  first_at     timestamptz NOT NULL,
  last_at      timestamptz NOT NULL,
  PRIMARY KEY (device_hash, staff_id)
);
CREATE INDEX staff_device_of ON staff_device (staff_id);
