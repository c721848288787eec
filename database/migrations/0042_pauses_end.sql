-- Up Migration
-- When a shop that its merchant paused takes orders again by itself; null while it is open, and while its pause has no end.
ALTER TABLE shop ADD COLUMN paused_until timestamptz,
  ADD CONSTRAINT shop_paused_until_check CHECK (paused_until IS NULL OR NOT is_taking_orders);
