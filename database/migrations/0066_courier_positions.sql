-- Up Migration
-- Last position of a courier who carries food (rule courier-4). It is deleted when the courier has delivered.
CREATE TABLE courier_position (
  courier_id   bigint PRIMARY KEY REFERENCES staff,
  lat          double precision NOT NULL,
  lng          double precision NOT NULL,
  reported_at  timestamptz NOT NULL
);
CREATE INDEX courier_position_reported ON courier_position (reported_at);
