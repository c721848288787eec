-- Up Migration
-- Whom a job was offered, when, and what became of it (rule courier-9). A job that comes back begins a new round.
CREATE TABLE courier_offer (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    bigint NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  courier_id  bigint NOT NULL REFERENCES staff,
  round       smallint NOT NULL CHECK (round > 0),
  ring        smallint NOT NULL CHECK (ring > 0),
  offered_at  timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL CHECK (ends_at > offered_at),
  -- Null while it stands. Withdrawn: somebody else has the job, it is gone, or its courier can take it no more.
  answer      text CHECK (answer IN ('taken', 'declined', 'expired', 'withdrawn')),
  UNIQUE (order_id, round, courier_id)
);
CREATE UNIQUE INDEX courier_offer_standing ON courier_offer (courier_id, order_id) WHERE answer IS NULL;
CREATE INDEX courier_offer_refused ON courier_offer (courier_id, offered_at) WHERE answer IN ('declined', 'expired');
CREATE INDEX courier_offer_by_time ON courier_offer (offered_at);

-- Where a courier on duty is who has nobody's food, to about a hundred metres and for three minutes (rule courier-4). Read by
-- dispatch alone, and not the place of who brings food, which is its guest's to see.
CREATE TABLE free_courier_position (
  courier_id   bigint PRIMARY KEY REFERENCES staff,
  lat          double precision NOT NULL,
  lng          double precision NOT NULL,
  reported_at  timestamptz NOT NULL
);
CREATE INDEX free_courier_position_reported ON free_courier_position (reported_at);
