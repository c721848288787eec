-- For the refunds in the closing of a shop's day. Few orders are refunded, so the index is small.
CREATE INDEX IF NOT EXISTS customer_order_refunded_of_shop ON customer_order (shop_id, placed_at)
  WHERE refunded_balance + refunded_gateway > 0;
