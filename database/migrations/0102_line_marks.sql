-- Marks of the dish with its chosen options at the time of the order. Staff see which dish contains what the guest
-- avoids (rule ordering-80). Null for older orders, for which the marks are unknown.
ALTER TABLE order_line ADD COLUMN marks jsonb;
