-- Up Migration
-- Preparation times (rules ordering-44 and ordering-45): the minutes that the kitchen stated, the usual minutes of its
-- last orders, and additional minutes at present. The columns are in the shop's row, which lists of shops and prices
-- read anyway.
ALTER TABLE shop
  ADD COLUMN kitchen_told smallint CHECK (kitchen_told BETWEEN 1 AND 120),
  ADD COLUMN kitchen_usual smallint,
  -- Usual minutes for each of the 24 hours in Shanghai. Null for hours with too few orders.
  ADD COLUMN kitchen_by_hour smallint[],
  ADD COLUMN busy_minutes smallint NOT NULL DEFAULT 0;
CREATE INDEX shop_busy ON shop (id) WHERE busy_minutes > 0;

-- Measured preparation time of an order, from payment until the food was ready.
CREATE TABLE kitchen_sample (
  order_id    bigint PRIMARY KEY REFERENCES customer_order,
  shop_id     bigint NOT NULL REFERENCES shop,
  -- Id of the last history row that was evaluated.
  history_id  bigint NOT NULL,
  hour        smallint NOT NULL,
  minutes     smallint NOT NULL
);
CREATE INDEX kitchen_sample_of_shop ON kitchen_sample (shop_id, history_id DESC);
CREATE INDEX kitchen_sample_history ON kitchen_sample (history_id);

ALTER TABLE customer_order
  -- The arrival time that the guest saw at payment. `estimated_at` may change afterwards.
  ADD COLUMN promised_at timestamptz,
  -- Minutes from the counter to the door, for a delivery.
  ADD COLUMN way_minutes smallint;
