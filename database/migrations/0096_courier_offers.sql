-- Up Migration
-- Offers of delivery jobs to couriers with their results (rule courier-9). A job that a courier returns starts a new
-- round of offers.
CREATE TABLE courier_offer (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    bigint NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  courier_id  bigint NOT NULL REFERENCES staff,
  round       smallint NOT NULL CHECK (round > 0),
  ring        smallint NOT NULL CHECK (ring > 0),
  offered_at  timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL CHECK (ends_at > offered_at),
  -- Null while the offer is open. 'withdrawn' means that another courier has the job, the job has ended, or the courier
  -- can no longer take it.
  answer      text CHECK (answer IN ('taken', 'declined', 'expired', 'withdrawn')),
  UNIQUE (order_id, round, courier_id)
);
CREATE UNIQUE INDEX courier_offer_standing ON courier_offer (courier_id, order_id) WHERE answer IS NULL;
CREATE INDEX courier_offer_refused ON courier_offer (courier_id, offered_at) WHERE answer IN ('declined', 'expired');
CREATE INDEX courier_offer_by_time ON courier_offer (offered_at);

-- Position of a courier on duty without food, rounded to about a hundred metres and used for three minutes (rule
-- courier-4). Only dispatch reads it. The position of a courier with food is in another table, because the guest may
-- see it.
CREATE TABLE free_courier_position (
  courier_id   bigint PRIMARY KEY REFERENCES staff,
  lat          double precision NOT NULL,
  lng          double precision NOT NULL,
  reported_at  timestamptz NOT NULL
);
CREATE INDEX free_courier_position_reported ON free_courier_position (reported_at);
