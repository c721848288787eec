-- Marks of the dish with its chosen options when it was ordered. The order's staff see which dish holds what the guest avoids (rule
-- ordering-80). Null: ordered before this column, so nothing is known.
ALTER TABLE order_line ADD COLUMN marks jsonb;
