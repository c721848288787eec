-- Up Migration
-- Time at which a paused shop accepts orders again. Null if the shop is not paused, or if staff must end the pause.
ALTER TABLE shop ADD COLUMN paused_until timestamptz,
  ADD CONSTRAINT shop_paused_until_check CHECK (paused_until IS NULL OR NOT is_taking_orders);
