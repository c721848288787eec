-- What a business day of a shop came to, counted once when nothing of it changes any more: ninety days of a busy shop are
-- 27,000 orders, and as many before them to compare with.
CREATE TABLE shop_day (
  shop_id bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  day date NOT NULL,
  tally jsonb NOT NULL,
  PRIMARY KEY (shop_id, day)
);
