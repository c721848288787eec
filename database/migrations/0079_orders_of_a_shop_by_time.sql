-- For searches of staff in a shop's orders, sorted by the time of placing. Transitions do not change these columns. The
-- similar index by order id remains, because the previous release uses it.
CREATE INDEX IF NOT EXISTS customer_order_of_shop_by_time ON customer_order (shop_id, placed_at DESC, id DESC);
