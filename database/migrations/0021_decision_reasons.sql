-- Up Migration
-- Why a refund was refused by the platform, or granted in part: a key, which every guest reads in their own language.

ALTER TABLE refund ADD COLUMN decision_reason text;
