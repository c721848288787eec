-- Up Migration
-- What an alert says is coded, with its values: the console puts it into words. `detail` is what older alerts said.

ALTER TABLE gateway_alert ADD COLUMN says jsonb;
ALTER TABLE gateway_alert ALTER COLUMN detail SET DEFAULT '';
