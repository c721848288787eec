-- Every transition of an order writes a new version of its row. When a column of an index or its condition changes,
-- PostgreSQL adds an entry to all indexes of the table. Five index conditions used `state`, which changes often. They
-- now use these two columns, which most transitions do not change, so the new version needs no index entries.
ALTER TABLE customer_order
  ADD COLUMN is_open boolean NOT NULL GENERATED ALWAYS AS
    (state IN ('pending', 'delivering', 'to_be_picked_up', 'to_be_delivered', 'after_sale_processing')) STORED,
  ADD COLUMN holds_slot boolean NOT NULL GENERATED ALWAYS AS (state = 'unpaid' AND unpaid_slot IS NOT NULL) STORED;

DROP INDEX customer_order_open_of_shop, customer_order_for_couriers, customer_order_unpaid_slot,
  customer_order_unpaid_at_shop, customer_order_unpaid_set_meal;
CREATE INDEX customer_order_open_of_shop ON customer_order (shop_id, id) WHERE is_open;
CREATE INDEX customer_order_open_deliveries ON customer_order (id) WHERE is_open AND type = 'delivery';
CREATE UNIQUE INDEX customer_order_unpaid_slot ON customer_order (member_id, unpaid_slot) WHERE holds_slot;
CREATE UNIQUE INDEX customer_order_unpaid_at_shop ON customer_order (member_id, shop_id) WHERE holds_slot;
CREATE UNIQUE INDEX customer_order_unpaid_set_meal ON customer_order (member_id, set_meal_id)
  WHERE holds_slot AND set_meal_id IS NOT NULL;

-- Leaves space on each page for new versions of its rows.
ALTER TABLE customer_order SET (fillfactor = 70);
