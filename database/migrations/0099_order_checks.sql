-- Up Migration
-- The rules of an order are CHECK constraints again, as in all other tables. The trigger of migration 0072 enforced the
-- same rules, so no existing row violates them. The trigger still computes the two columns that partial indexes use.
ALTER TABLE customer_order
  ADD CONSTRAINT customer_order_state_check CHECK (state IN ('unpaid', 'pending', 'delivering', 'to_be_picked_up',
    'to_be_delivered', 'delivered', 'completed', 'after_sale_processing', 'refunded', 'after_sale_completed',
    'cancelled')) NOT VALID,
  ADD CONSTRAINT customer_order_check CHECK (refunded_balance BETWEEN 0 AND balance_part) NOT VALID,
  ADD CONSTRAINT customer_order_check1 CHECK (refunded_gateway BETWEEN 0 AND payable) NOT VALID,
  ADD CONSTRAINT customer_order_has_shop CHECK (shop_id IS NOT NULL OR set_meal_id IS NOT NULL) NOT VALID,
  ADD CONSTRAINT customer_order_type_check CHECK (type IN ('pickup', 'delivery', 'pack')) NOT VALID,
  ADD CONSTRAINT customer_order_dining_check CHECK (dining IN ('dine_in', 'take_away')) NOT VALID,
  ADD CONSTRAINT customer_order_helper_check CHECK (helper IN ('can_communicate', 'needs_help')) NOT VALID,
  ADD CONSTRAINT customer_order_call_back_check CHECK (call_back IN ('hotel_desk', 'platform')) NOT VALID,
  ADD CONSTRAINT customer_order_cutlery_check CHECK (cutlery BETWEEN 0 AND 20) NOT VALID,
  ADD CONSTRAINT customer_order_diet_profile_check CHECK (jsonb_typeof(diet_profile) = 'object') NOT VALID;

-- Validates all constraints in one scan.
ALTER TABLE customer_order
  VALIDATE CONSTRAINT customer_order_state_check,
  VALIDATE CONSTRAINT customer_order_check,
  VALIDATE CONSTRAINT customer_order_check1,
  VALIDATE CONSTRAINT customer_order_has_shop,
  VALIDATE CONSTRAINT customer_order_type_check,
  VALIDATE CONSTRAINT customer_order_dining_check,
  VALIDATE CONSTRAINT customer_order_helper_check,
  VALIDATE CONSTRAINT customer_order_call_back_check,
  VALIDATE CONSTRAINT customer_order_cutlery_check,
  VALIDATE CONSTRAINT customer_order_diet_profile_check;

CREATE FUNCTION derive_order_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_open := NEW.state IN ('pending', 'delivering', 'to_be_picked_up', 'to_be_delivered', 'after_sale_processing');
  NEW.holds_slot := NEW.state = 'unpaid' AND NEW.unpaid_slot IS NOT NULL;
  RETURN NEW;
END $$;
DROP TRIGGER customer_order_check ON customer_order;
CREATE TRIGGER customer_order_derived BEFORE INSERT OR UPDATE ON customer_order
  FOR EACH ROW EXECUTE FUNCTION derive_order_columns();
-- The trigger must also run when a backup is restored and on a replica.
ALTER TABLE customer_order ENABLE ALWAYS TRIGGER customer_order_derived;
DROP FUNCTION check_order();
