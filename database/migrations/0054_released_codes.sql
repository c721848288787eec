-- Up Migration
-- A set meal whose branch was lost gives its pick-up code up and gets another at the branch that is chosen next. The
-- old row stays, so that nobody has the same code in the days around it.

ALTER TABLE pick_up_code
  ADD COLUMN released_at timestamptz,
  DROP CONSTRAINT pick_up_code_pkey,
  DROP CONSTRAINT pick_up_code_shop_id_business_day_code_key,
  ADD PRIMARY KEY (shop_id, business_day, code);
CREATE UNIQUE INDEX pick_up_code_of_order ON pick_up_code (order_id) WHERE released_at IS NULL;
