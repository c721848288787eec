-- Up Migration
-- Rule ordering-83: each paid order has a number of its shop and business day, 1, 2, 3 …

-- The highest number given. The row is locked until the payment commits, so numbers have no gaps.
CREATE TABLE day_number_counter (
  shop_id       bigint NOT NULL,
  business_day  date NOT NULL,
  last_number   int NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (shop_id, business_day)
);

-- The key refuses a number that was given before. A set meal that was released keeps the row of its first restaurant.
CREATE TABLE day_number (
  shop_id       bigint NOT NULL,
  business_day  date NOT NULL,
  number        int NOT NULL,
  order_id      bigint NOT NULL REFERENCES customer_order,
  PRIMARY KEY (shop_id, business_day, number)
);

-- Without an index, so that a move of an order rewrites no index. Null: not paid, paid before this release, or a set
-- meal without a restaurant.
ALTER TABLE customer_order ADD COLUMN day_number int;
