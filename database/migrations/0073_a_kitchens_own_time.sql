-- `ready_at` states when the kitchen reported the food as cooked. The state does not show this for a pick-up, because
-- its code is issued a minute after payment. `delays` counts requests for more time, at most two.
ALTER TABLE customer_order ADD COLUMN ready_at timestamptz, ADD COLUMN delays smallint NOT NULL DEFAULT 0;
