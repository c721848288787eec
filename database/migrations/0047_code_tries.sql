-- Up Migration
-- Wrong codes are counted in the database, so that limits apply to all servers and after restarts.

-- Number of wrong hand-over codes that a courier entered for an order.
CREATE TABLE hand_over_try (
  order_id    bigint NOT NULL REFERENCES customer_order,
  courier_id  bigint NOT NULL REFERENCES staff,
  tries       int NOT NULL,
  PRIMARY KEY (order_id, courier_id)
);

-- Since this time no code completes the hand-over. The courier must send a photo, which the platform reviews.
ALTER TABLE customer_order ADD COLUMN code_locked_at timestamptz;
CREATE INDEX customer_order_code_locked ON customer_order (id) WHERE code_locked_at IS NOT NULL;

-- Number of unknown codes that the counter of a shop typed, in a time window that began with the first one.
CREATE TABLE redeem_try (
  shop_id  bigint PRIMARY KEY REFERENCES shop,
  tries    int NOT NULL,
  ends_at  timestamptz NOT NULL
);
