-- PostgreSQL parses and plans check constraints and generated columns for every statement. For a transition of an
-- order, these took more processor time than writing the row. A trigger function is parsed once per connection. The trigger
-- refuses the same rows as the former constraints, under the same names.
CREATE FUNCTION check_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text;
BEGIN
  NEW.is_open := NEW.state IN ('pending', 'delivering', 'to_be_picked_up', 'to_be_delivered', 'after_sale_processing');
  NEW.holds_slot := NEW.state = 'unpaid' AND NEW.unpaid_slot IS NOT NULL;
  -- As in a check constraint, a null result does not violate a rule.
  broken := CASE
    WHEN NEW.state NOT IN ('unpaid', 'pending', 'delivering', 'to_be_picked_up', 'to_be_delivered', 'delivered', 'completed',
      'after_sale_processing', 'refunded', 'after_sale_completed', 'cancelled') THEN 'customer_order_state_check'
    WHEN NEW.refunded_balance NOT BETWEEN 0 AND NEW.balance_part THEN 'customer_order_check'
    WHEN NEW.refunded_gateway NOT BETWEEN 0 AND NEW.payable THEN 'customer_order_check1'
    WHEN NEW.shop_id IS NULL AND NEW.set_meal_id IS NULL THEN 'customer_order_has_shop'
    WHEN NEW.type NOT IN ('pickup', 'delivery', 'pack') THEN 'customer_order_type_check'
    WHEN NEW.dining NOT IN ('dine_in', 'take_away') THEN 'customer_order_dining_check'
    WHEN NEW.helper NOT IN ('can_communicate', 'needs_help') THEN 'customer_order_helper_check'
    WHEN NEW.call_back NOT IN ('hotel_desk', 'platform') THEN 'customer_order_call_back_check'
    WHEN NEW.cutlery NOT BETWEEN 0 AND 20 THEN 'customer_order_cutlery_check'
    WHEN jsonb_typeof(NEW.diet_profile) <> 'object' THEN 'customer_order_diet_profile_check'
  END;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'order % violates %', NEW.number, broken USING ERRCODE = 'check_violation', CONSTRAINT = broken;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER customer_order_check BEFORE INSERT OR UPDATE ON customer_order FOR EACH ROW EXECUTE FUNCTION check_order();
-- The trigger must also run when a backup is restored and on a replica.
ALTER TABLE customer_order ENABLE ALWAYS TRIGGER customer_order_check;

ALTER TABLE customer_order
  ALTER COLUMN is_open DROP EXPRESSION,
  ALTER COLUMN holds_slot DROP EXPRESSION,
  DROP CONSTRAINT customer_order_state_check,
  DROP CONSTRAINT customer_order_check,
  DROP CONSTRAINT customer_order_check1,
  DROP CONSTRAINT customer_order_has_shop,
  DROP CONSTRAINT customer_order_type_check,
  DROP CONSTRAINT customer_order_dining_check,
  DROP CONSTRAINT customer_order_helper_check,
  DROP CONSTRAINT customer_order_call_back_check,
  DROP CONSTRAINT customer_order_cutlery_check,
  DROP CONSTRAINT customer_order_diet_profile_check;

-- The constraint is removed, because one function of the server writes the column and its type allows only the same
-- five values.
ALTER TABLE order_history DROP CONSTRAINT order_history_actor_check;
