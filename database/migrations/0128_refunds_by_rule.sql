-- Up Migration
-- Refunds that are granted by rule, and the objections of merchants to them.

ALTER TABLE refund
  -- Null for a refund that was not granted by rule.
  ADD COLUMN objection text CHECK (objection IN ('possible', 'raised', 'decided'));
-- For counting the refunds by rule of a member, and for the platform's list of objections. Both are few.
CREATE INDEX IF NOT EXISTS refund_by_rule ON refund (decided_at) WHERE objection IS NOT NULL;
CREATE INDEX IF NOT EXISTS refund_objection_raised ON refund (id) WHERE objection = 'raised';
