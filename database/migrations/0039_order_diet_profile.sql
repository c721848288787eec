-- Up Migration
-- What the guest must not or will not eat, as they sent it with this order; null where they sent nothing. A profile that
-- changes later changes no order.
ALTER TABLE customer_order ADD COLUMN diet_profile jsonb CHECK (jsonb_typeof(diet_profile) = 'object');
