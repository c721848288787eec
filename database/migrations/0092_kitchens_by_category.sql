-- Preparation times are also measured by category of the menu, because a stew takes longer than a cold dish. The
-- categories are stored with the measurement, because a dish may move to another category later.
ALTER TABLE kitchen_sample ADD COLUMN categories bigint[] NOT NULL DEFAULT '{}';
-- Maps a category to its usual minutes. Contains only categories with enough orders.
ALTER TABLE shop ADD COLUMN kitchen_by_category jsonb;
