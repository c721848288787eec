-- Up Migration
-- Breaks of couriers on duty (rule courier-33). During a break, the server offers no delivery jobs to the courier. A break
-- without `ends_at` lasts until the courier ends it.
CREATE TABLE IF NOT EXISTS courier_break (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  courier_id  bigint NOT NULL REFERENCES staff,
  began_at    timestamptz NOT NULL,
  ends_at     timestamptz CHECK (ends_at > began_at),
  -- Null while the break lasts.
  ended_at    timestamptz CHECK (ended_at >= began_at)
);
CREATE UNIQUE INDEX IF NOT EXISTS courier_break_of_courier ON courier_break (courier_id) WHERE ended_at IS NULL;
CREATE INDEX IF NOT EXISTS courier_break_by_time ON courier_break (began_at);
