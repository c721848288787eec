-- Up Migration
-- An order that is still to be paid takes one of its member's few slots, and the only one of theirs at its shop: the two
-- indexes hold that whatever comes at once. Orders from before, and those that balance covers, take none.
ALTER TABLE customer_order ADD COLUMN unpaid_slot smallint;
CREATE UNIQUE INDEX customer_order_unpaid_slot ON customer_order (member_id, unpaid_slot)
  WHERE state = 'unpaid' AND unpaid_slot IS NOT NULL;
CREATE UNIQUE INDEX customer_order_unpaid_at_shop ON customer_order (member_id, shop_id)
  WHERE state = 'unpaid' AND unpaid_slot IS NOT NULL;

-- Whether it was looked at when it was written that the place lies in the city; what was written before is looked at when
-- something is to be brought there.
ALTER TABLE member_address ADD COLUMN is_in_city boolean NOT NULL DEFAULT false;
