-- Up Migration
-- A pick-up code belongs to the business day on which the guest collects the food. The codes of a day follow a sequence
-- of their own. Counters of days that have begun continue with the previous sequence.

ALTER TABLE pick_up_counter
  ADD COLUMN first_place int NOT NULL DEFAULT 4801,
  ADD COLUMN step int NOT NULL DEFAULT 10007;
ALTER TABLE pick_up_counter
  ALTER COLUMN first_place DROP DEFAULT,
  ALTER COLUMN step DROP DEFAULT;

-- For finding an order by the code that the guest states, on any day.
CREATE INDEX pick_up_code_of_shop ON pick_up_code (shop_id, code);

-- Orders for a later day now expire at the end of that day.
WITH later AS (
  SELECT id, (estimated_at AT TIME ZONE 'Asia/Shanghai' - interval '4 hours')::date AS day
  FROM customer_order WHERE type <> 'delivery' AND wanted_at IS NOT NULL
    AND COALESCE(state_before_after_sale, state) = 'to_be_picked_up'
), moved AS (
  UPDATE pick_up_code SET business_day = later.day FROM later
  WHERE order_id = later.id AND business_day < later.day
)
UPDATE job SET run_at = (later.day + interval '1 day 4 hours') AT TIME ZONE 'Asia/Shanghai' FROM later
  WHERE job.key = 'order:' || later.id || ':dayEnd';
