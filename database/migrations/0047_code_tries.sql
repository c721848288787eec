-- Up Migration
-- Wrong codes are counted where every server sees them: they hold across processes and restarts.

-- How often a courier has told another code than the guest's.
CREATE TABLE hand_over_try (
  order_id    bigint NOT NULL REFERENCES customer_order,
  courier_id  bigint NOT NULL REFERENCES staff,
  tries       int NOT NULL,
  PRIMARY KEY (order_id, courier_id)
);

-- From when on no code hands this order over any more, but a photo that the platform looks at.
ALTER TABLE customer_order ADD COLUMN code_locked_at timestamptz;
CREATE INDEX customer_order_code_locked ON customer_order (id) WHERE code_locked_at IS NOT NULL;

-- How often a shop's counter has typed a code that no order has, within a window that began with the first of them.
CREATE TABLE redeem_try (
  shop_id  bigint PRIMARY KEY REFERENCES shop,
  tries    int NOT NULL,
  ends_at  timestamptz NOT NULL
);
