-- Up Migration
-- If the branch of a set meal is lost, its pick-up code is released, and the next branch gives a new code. The old row
-- remains, so that no other order gets the same code in the neighbouring days.

ALTER TABLE pick_up_code
  ADD COLUMN released_at timestamptz,
  DROP CONSTRAINT pick_up_code_pkey,
  DROP CONSTRAINT pick_up_code_shop_id_business_day_code_key,
  ADD PRIMARY KEY (shop_id, business_day, code);
CREATE UNIQUE INDEX pick_up_code_of_order ON pick_up_code (order_id) WHERE released_at IS NULL;
