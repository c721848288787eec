-- Statistics of a shop for one business day, computed once when the day can no longer change. Otherwise a view of
-- ninety days of a busy shop would read 27,000 orders, and as many for comparison.
CREATE TABLE shop_day (
  shop_id bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  day date NOT NULL,
  tally jsonb NOT NULL,
  PRIMARY KEY (shop_id, day)
);
