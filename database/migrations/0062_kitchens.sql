-- Up Migration
-- Times that are true (rules ordering-44 and ordering-45): how long a kitchen takes, by what it says itself and by its
-- last orders, and how much longer now. All on the shop's row: whoever lists shops or prices an order has it already.
ALTER TABLE shop
  ADD COLUMN kitchen_told smallint CHECK (kitchen_told BETWEEN 1 AND 120),
  ADD COLUMN kitchen_usual smallint,
  -- By the hour in Shanghai, 24 of them; null where too little is known of one.
  ADD COLUMN kitchen_by_hour smallint[],
  ADD COLUMN busy_minutes smallint NOT NULL DEFAULT 0;
CREATE INDEX shop_busy ON shop (id) WHERE busy_minutes > 0;

-- What was read off an order: from its payment until the food was ready.
CREATE TABLE kitchen_sample (
  order_id    bigint PRIMARY KEY REFERENCES customer_order,
  shop_id     bigint NOT NULL REFERENCES shop,
  -- Up to where the history has been read.
  history_id  bigint NOT NULL,
  hour        smallint NOT NULL,
  minutes     smallint NOT NULL
);
CREATE INDEX kitchen_sample_of_shop ON kitchen_sample (shop_id, history_id DESC);
CREATE INDEX kitchen_sample_history ON kitchen_sample (history_id);

ALTER TABLE customer_order
  -- What the guest was told when they paid; estimated_at moves while the order runs.
  ADD COLUMN promised_at timestamptz,
  -- Of a delivery: from the counter to the door.
  ADD COLUMN way_minutes smallint;
