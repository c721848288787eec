-- What a set meal has sold is read on every page of its brand: summed from all its orders and entries it took more than half a
-- second at 30,000 of them. Each order's part is reckoned anew as its transaction ends, and the set meal's tally is moved by
-- what has changed of it.
CREATE TABLE set_meal_sales (
  set_meal_id bigint PRIMARY KEY REFERENCES set_meal ON DELETE CASCADE,
  paid        bigint NOT NULL,
  open        bigint NOT NULL,
  redeemed    bigint NOT NULL,
  refunded    bigint NOT NULL,
  revenue     bigint NOT NULL,
  brand_share bigint NOT NULL
);

-- What the tally holds of an order, in the order of its columns.
ALTER TABLE set_meal_order ADD COLUMN counted bigint[] NOT NULL DEFAULT '{0,0,0,0,0,0}';

-- What an order counts for, in the same order; null where nobody has paid it. `paid` pieces are all that were ever paid; what
-- came back is `refunded` and no longer open or redeemed.
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

-- Whoever moves an order holds its row: two that move it never reckon at once. The tally's row is locked for the commit alone.
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

-- At the end of the transaction: lines, entries and the choice of a restaurant stand then, whichever came first.
CREATE CONSTRAINT TRIGGER set_meal_tallied AFTER INSERT OR UPDATE ON customer_order
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.set_meal_id IS NOT NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION tally_set_meal_order();

UPDATE set_meal_order SET counted = set_meal_counts(order_id) WHERE set_meal_counts(order_id) IS NOT NULL;
INSERT INTO set_meal_sales (set_meal_id, paid, open, redeemed, refunded, revenue, brand_share)
  SELECT o.set_meal_id, sum(counted[1]), sum(counted[2]), sum(counted[3]), sum(counted[4]), sum(counted[5]), sum(counted[6])
  FROM set_meal_order bought JOIN customer_order o ON o.id = bought.order_id WHERE o.paid_at IS NOT NULL GROUP BY o.set_meal_id;
