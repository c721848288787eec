-- Up Migration
-- What a guest says at checkout, the coupons that an order used, and how it was paid.

ALTER TABLE customer_order
  ADD COLUMN shop_coupon_id bigint,
  ADD COLUMN delivery_coupon_id bigint,
  -- What the platform bears of the coupons: the shop and the courier get it with their share.
  ADD COLUMN coupon_subsidy int NOT NULL DEFAULT 0,
  ADD COLUMN helper text CHECK (helper IN ('can_communicate', 'needs_help')),
  ADD COLUMN cutlery smallint CHECK (cutlery BETWEEN 0 AND 20),
  ADD COLUMN remark_phrases text[] NOT NULL DEFAULT '{}',
  -- The gateway that paid, 'balance', or null while unpaid.
  ADD COLUMN paid_method text;
-- Levels ask what a member paid for completed orders within twelve months.
CREATE INDEX customer_order_completed_of_member ON customer_order (member_id, completed_at) WHERE completed_at IS NOT NULL;
-- Guests and the platform search by contact phone.
CREATE INDEX customer_order_contact_phone ON customer_order (contact_phone);
