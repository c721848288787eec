-- Up Migration
-- Which device or network requested a code, as a hash. Its wrong tries are counted apart from those of others. Codes of
-- older nodes have none, and everyone who tries them counts as another.
ALTER TABLE verification_code ADD COLUMN requested_by text;
