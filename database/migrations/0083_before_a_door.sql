-- A courier waits at a door that the guest does not open. The state of the order does not change, because the courier
-- still has the food.
CREATE TABLE door_wait (
  order_id bigint NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  courier_id bigint NOT NULL REFERENCES staff,
  arrived_at timestamptz NOT NULL,
  called_at timestamptz,
  -- The guest did not come. The courier returns the food to the restaurant, and the platform decides about the order.
  returned_at timestamptz CHECK (returned_at IS NULL OR called_at IS NOT NULL),
  PRIMARY KEY (order_id, courier_id)
);
CREATE INDEX door_wait_returned ON door_wait (order_id) WHERE returned_at IS NOT NULL;
