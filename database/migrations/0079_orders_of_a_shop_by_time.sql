-- What staff look for among a shop's orders goes by when they were placed. No move changes these columns. The index by the
-- orders' ids, which sorted the same orders nearly so, stays for as long as the release before reads by it.
CREATE INDEX IF NOT EXISTS customer_order_of_shop_by_time ON customer_order (shop_id, placed_at DESC, id DESC);
