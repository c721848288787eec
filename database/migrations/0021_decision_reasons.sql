-- Up Migration
-- Why the platform refused a refund or granted a part. A code, so that every guest reads it in their own language.

ALTER TABLE refund ADD COLUMN decision_reason text;
