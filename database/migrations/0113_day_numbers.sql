-- Up Migration
-- Rule ordering-83: each paid order has a number per shop and business day: 1, 2, 3 and so on.

-- The highest number that was issued. The row is locked until the payment commits, so the numbers have no gaps.
CREATE TABLE day_number_counter (
  shop_id       bigint NOT NULL,
  business_day  date NOT NULL,
  last_number   int NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (shop_id, business_day)
);

-- The primary key prevents a number from being issued twice. If a set meal is released, the row of its first restaurant
-- remains.
CREATE TABLE day_number (
  shop_id       bigint NOT NULL,
  business_day  date NOT NULL,
  number        int NOT NULL,
  order_id      bigint NOT NULL REFERENCES customer_order,
  PRIMARY KEY (shop_id, business_day, number)
);

-- Not indexed, so that a transition of an order changes no index. Null for an order that is not paid, that was paid
-- before this release, or that has no restaurant yet.
ALTER TABLE customer_order ADD COLUMN day_number int;
