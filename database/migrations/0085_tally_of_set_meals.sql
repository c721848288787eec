-- Sales of a set meal, which every page of its brand shows. Summing 30,000 orders took more than half a second. At the
-- end of each transaction, a trigger adds the difference that the order makes.
CREATE TABLE set_meal_sales (
  set_meal_id bigint PRIMARY KEY REFERENCES set_meal ON DELETE CASCADE,
  paid        bigint NOT NULL,
  open        bigint NOT NULL,
  redeemed    bigint NOT NULL,
  refunded    bigint NOT NULL,
  revenue     bigint NOT NULL,
  brand_share bigint NOT NULL
);

-- The amounts of this order that `set_meal_sales` already includes, in the order of its columns.
ALTER TABLE set_meal_order ADD COLUMN counted bigint[] NOT NULL DEFAULT '{0,0,0,0,0,0}';

-- The amounts of an order in the same order of columns. Null if the order was never paid. `paid` counts all units that
-- were ever paid. Refunded units count as `refunded`, and no longer as `open` or `redeemed`.
CREATE FUNCTION set_meal_counts(of_order bigint) RETURNS bigint[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT ARRAY[
      bought.quantity,
      CASE WHEN bought.chosen_at IS NULL AND o.completed_at IS NULL THEN bought.quantity - gone.pieces ELSE 0 END,
      CASE WHEN o.completed_at IS NOT NULL THEN bought.quantity - gone.pieces ELSE 0 END,
      gone.pieces,
      CASE WHEN o.completed_at IS NOT NULL
        THEN o.balance_part + o.payable - o.refunded_balance - o.refunded_gateway ELSE 0 END,
      (SELECT COALESCE(sum(e.amount), 0)
        FROM posting p JOIN entry e ON e.posting_id = p.id JOIN account a ON a.id = e.account_id
        WHERE p.order_id = o.id AND a.kind = 'brand_earnings')
    ]::bigint[]
    FROM customer_order o JOIN set_meal_order bought ON bought.order_id = o.id JOIN order_line line ON line.order_id = o.id
      CROSS JOIN LATERAL (SELECT CASE WHEN o.state IN ('cancelled', 'refunded') THEN bought.quantity
        ELSE line.refunded END AS pieces) AS gone
    WHERE o.id = of_order AND o.paid_at IS NOT NULL);
END $$;

-- A transaction that changes an order locks its row, so no two transactions compute the same order at once. The row of
-- the sales is locked only during the commit.
CREATE FUNCTION tally_set_meal_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  had bigint[];
  has bigint[];
BEGIN
  has := set_meal_counts(NEW.id);
  SELECT counted INTO had FROM set_meal_order WHERE order_id = NEW.id;
  IF has IS NULL OR has = had THEN
    RETURN NULL;
  END IF;
  UPDATE set_meal_order SET counted = has WHERE order_id = NEW.id;
  INSERT INTO set_meal_sales AS kept (set_meal_id, paid, open, redeemed, refunded, revenue, brand_share)
    VALUES (NEW.set_meal_id, has[1] - had[1], has[2] - had[2], has[3] - had[3], has[4] - had[4], has[5] - had[5], has[6] - had[6])
    ON CONFLICT (set_meal_id) DO UPDATE SET paid = kept.paid + excluded.paid, open = kept.open + excluded.open,
      redeemed = kept.redeemed + excluded.redeemed, refunded = kept.refunded + excluded.refunded,
      revenue = kept.revenue + excluded.revenue, brand_share = kept.brand_share + excluded.brand_share;
  RETURN NULL;
END $$;

-- Runs at the end of the transaction, when all lines, entries and the choice of a restaurant are written, in whatever
-- order.
CREATE CONSTRAINT TRIGGER set_meal_tallied AFTER INSERT OR UPDATE ON customer_order
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.set_meal_id IS NOT NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION tally_set_meal_order();

UPDATE set_meal_order SET counted = set_meal_counts(order_id) WHERE set_meal_counts(order_id) IS NOT NULL;
INSERT INTO set_meal_sales (set_meal_id, paid, open, redeemed, refunded, revenue, brand_share)
  SELECT o.set_meal_id, sum(counted[1]), sum(counted[2]), sum(counted[3]), sum(counted[4]), sum(counted[5]), sum(counted[6])
  FROM set_meal_order bought JOIN customer_order o ON o.id = bought.order_id WHERE o.paid_at IS NOT NULL GROUP BY o.set_meal_id;
