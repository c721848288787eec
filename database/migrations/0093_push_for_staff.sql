-- Up Migration
-- A subscription for push messages belongs to one person: a member, or a member of staff whose console is closed.
ALTER TABLE push_subscription ALTER COLUMN member_id DROP NOT NULL;
ALTER TABLE push_subscription ADD COLUMN staff_id bigint REFERENCES staff ON DELETE CASCADE;
ALTER TABLE push_subscription ADD CONSTRAINT push_subscription_of_one CHECK (num_nonnulls(member_id, staff_id) = 1)
  NOT VALID;
ALTER TABLE push_subscription VALIDATE CONSTRAINT push_subscription_of_one;
CREATE INDEX IF NOT EXISTS push_subscription_of_staff ON push_subscription (staff_id) WHERE staff_id IS NOT NULL;
