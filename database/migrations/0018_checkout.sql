-- Up Migration
-- The guest's choices at checkout, the coupons that an order used, and how it was paid.

ALTER TABLE customer_order
  ADD COLUMN shop_coupon_id bigint,
  ADD COLUMN delivery_coupon_id bigint,
  -- Fen of the coupons that the platform bears. The shop and the courier receive this amount with their share.
  ADD COLUMN coupon_subsidy int NOT NULL DEFAULT 0,
  ADD COLUMN helper text CHECK (helper IN ('can_communicate', 'needs_help')),
  ADD COLUMN cutlery smallint CHECK (cutlery BETWEEN 0 AND 20),
  ADD COLUMN remark_phrases text[] NOT NULL DEFAULT '{}',
  -- The gateway that paid, or 'balance'. Null while the order is unpaid.
  ADD COLUMN paid_method text;
-- For member levels, which depend on the payments for completed orders within twelve months.
CREATE INDEX customer_order_completed_of_member ON customer_order (member_id, completed_at) WHERE completed_at IS NOT NULL;
-- For searches by contact phone, by guests and by the platform.
CREATE INDEX customer_order_contact_phone ON customer_order (contact_phone);
