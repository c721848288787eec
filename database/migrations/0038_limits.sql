-- Up Migration
-- An unpaid order takes one of its member's slots, and only one unpaid order per member and shop is allowed. The two
-- indexes enforce this also for simultaneous calls. Existing orders, and orders paid from the balance, take no slot.
ALTER TABLE customer_order ADD COLUMN unpaid_slot smallint;
CREATE UNIQUE INDEX customer_order_unpaid_slot ON customer_order (member_id, unpaid_slot)
  WHERE state = 'unpaid' AND unpaid_slot IS NOT NULL;
CREATE UNIQUE INDEX customer_order_unpaid_at_shop ON customer_order (member_id, shop_id)
  WHERE state = 'unpaid' AND unpaid_slot IS NOT NULL;

-- Whether the server has checked that the position is in the stated city. Existing addresses are checked when they are
-- used for a delivery.
ALTER TABLE member_address ADD COLUMN is_in_city boolean NOT NULL DEFAULT false;
