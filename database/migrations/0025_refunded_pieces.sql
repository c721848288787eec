-- Up Migration
-- Refunded portions of a line, and the party that owes a refund.

-- Number of portions that were refunded completely. They are neither cooked nor delivered.
ALTER TABLE order_line ADD COLUMN refunded smallint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND quantity);

UPDATE order_line line SET refunded = least(line.quantity, back.quantity)
  FROM (SELECT r.order_id, (item->>'position')::int AS position, sum((item->>'quantity')::int) AS quantity
        FROM refund r CROSS JOIN jsonb_array_elements(r.items) item
        WHERE r.state = 7 AND r.balance_part + r.gateway_part >=
          (SELECT sum((one->>'amount')::int) FROM jsonb_array_elements(r.items) one)
        GROUP BY 1, 2) back
  WHERE line.order_id = back.order_id AND line.position = back.position;

-- Set if a refund was granted before the order was settled and the shop was not at fault. This party replaces the
-- refunded amount at settlement.
ALTER TABLE refund
  ADD COLUMN owed_by text CHECK (owed_by IN ('courier', 'platform')),
  ADD COLUMN owed_by_courier bigint REFERENCES staff,
  ADD CHECK (owed_by_courier IS NULL OR owed_by = 'courier');

ALTER TABLE customer_order ADD COLUMN hand_over_photo text;
-- For checking whether a picture is in use. Only few orders have a picture, so the index is partial.
CREATE INDEX customer_order_hand_over_photo ON customer_order (hand_over_photo) WHERE hand_over_photo IS NOT NULL;
