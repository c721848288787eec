-- Up Migration
-- An alert is a code with values, which the console translates. `detail` is the text of older alerts.

ALTER TABLE gateway_alert ADD COLUMN says jsonb;
ALTER TABLE gateway_alert ALTER COLUMN detail SET DEFAULT '';
