-- Up Migration
-- Where a courier is who has somebody's food (rule courier-4): the newest place alone, and not for longer than that.
CREATE TABLE courier_position (
  courier_id   bigint PRIMARY KEY REFERENCES staff,
  lat          double precision NOT NULL,
  lng          double precision NOT NULL,
  reported_at  timestamptz NOT NULL
);
CREATE INDEX courier_position_reported ON courier_position (reported_at);
