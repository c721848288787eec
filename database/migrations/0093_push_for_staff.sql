-- Up Migration
-- A browser takes messages for one person: a guest, or one of the staff whose console sleeps.
ALTER TABLE push_subscription ALTER COLUMN member_id DROP NOT NULL;
ALTER TABLE push_subscription ADD COLUMN staff_id bigint REFERENCES staff ON DELETE CASCADE;
ALTER TABLE push_subscription ADD CONSTRAINT push_subscription_of_one CHECK (num_nonnulls(member_id, staff_id) = 1)
  NOT VALID;
ALTER TABLE push_subscription VALIDATE CONSTRAINT push_subscription_of_one;
CREATE INDEX IF NOT EXISTS push_subscription_of_staff ON push_subscription (staff_id) WHERE staff_id IS NOT NULL;
