-- A courier before a door that nobody opens. It lies beside the order, whose state stays: the food is still theirs to bring.
CREATE TABLE door_wait (
  order_id bigint NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  courier_id bigint NOT NULL REFERENCES staff,
  arrived_at timestamptz NOT NULL,
  called_at timestamptz,
  -- Nobody came: it goes back to the restaurant, and the platform decides.
  returned_at timestamptz CHECK (returned_at IS NULL OR called_at IS NOT NULL),
  PRIMARY KEY (order_id, courier_id)
);
CREATE INDEX door_wait_returned ON door_wait (order_id) WHERE returned_at IS NOT NULL;
