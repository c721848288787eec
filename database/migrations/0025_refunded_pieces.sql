-- Up Migration
-- Whose fault it was is settled with the order, the kitchen sees what came back, and a photo may prove a hand-over.

-- Pieces whose whole worth came back: nobody makes or brings them.
ALTER TABLE order_line ADD COLUMN refunded smallint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND quantity);

UPDATE order_line line SET refunded = least(line.quantity, back.quantity)
  FROM (SELECT r.order_id, (item->>'position')::int AS position, sum((item->>'quantity')::int) AS quantity
        FROM refund r CROSS JOIN jsonb_array_elements(r.items) item
        WHERE r.state = 7 AND r.balance_part + r.gateway_part >=
          (SELECT sum((one->>'amount')::int) FROM jsonb_array_elements(r.items) one)
        GROUP BY 1, 2) back
  WHERE line.order_id = back.order_id AND line.position = back.position;

-- Granted before the order was settled, and not the shop's fault: who makes the held money whole when it is.
ALTER TABLE refund
  ADD COLUMN owed_by text CHECK (owed_by IN ('courier', 'platform')),
  ADD COLUMN owed_by_courier bigint REFERENCES staff,
  ADD CHECK (owed_by_courier IS NULL OR owed_by = 'courier');

ALTER TABLE customer_order ADD COLUMN hand_over_photo text;
-- Uploads that are used are kept: the few orders with a picture.
CREATE INDEX customer_order_hand_over_photo ON customer_order (hand_over_photo) WHERE hand_over_photo IS NOT NULL;
