-- Up Migration
-- Balance or a coupon that an operator gave a guest for a problem with an order (rule refund-34). `amount` is the
-- balance, or the reduction of the coupon, in fen.
CREATE TABLE IF NOT EXISTS compensation (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    bigint NOT NULL REFERENCES customer_order,
  staff_id    bigint NOT NULL REFERENCES staff,
  kind        text NOT NULL CHECK (kind IN ('balance', 'coupon')),
  amount      int NOT NULL CHECK (amount > 0),
  coupon_id   bigint REFERENCES coupon,
  reason      text NOT NULL,
  -- A note for the staff.
  note        text,
  created_at  timestamptz NOT NULL,
  CHECK ((kind = 'coupon') = (coupon_id IS NOT NULL))
);
CREATE INDEX IF NOT EXISTS compensation_of_order ON compensation (order_id);
CREATE INDEX IF NOT EXISTS compensation_of_staff ON compensation (staff_id, created_at);
CREATE UNIQUE INDEX IF NOT EXISTS compensation_of_coupon ON compensation (coupon_id) WHERE coupon_id IS NOT NULL;
CREATE OR REPLACE TRIGGER compensation_append_only BEFORE UPDATE OR DELETE ON compensation
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
