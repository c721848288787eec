-- True if the dish still needs machine translations of its name: when it was saved or renamed, no machine was
-- configured, or the machine did not answer. The server requests them when a machine is configured (rule catalogue-24).
-- Null for dishes from before this migration, which were not checked.
ALTER TABLE dish ADD COLUMN names_wanted boolean;
ALTER TABLE dish ALTER COLUMN names_wanted SET DEFAULT false;

CREATE INDEX IF NOT EXISTS dish_names_wanted ON dish (shop_id, id) WHERE names_wanted IS NOT FALSE AND removed_at IS NULL;
