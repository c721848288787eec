-- Up Migration
-- Allergens and diet wishes that the guest sent with this order. Null if none were sent. Later changes of the member's
-- profile do not change it.
ALTER TABLE customer_order ADD COLUMN diet_profile jsonb CHECK (jsonb_typeof(diet_profile) = 'object');
