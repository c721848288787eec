-- Whether a dish still waits for the names that it lacks: it was saved, or renamed, where no machine could be asked for them, or none
-- answered. Where one is configured later they are asked for (rule catalogue-24). Null: it was there before this, and nobody has looked.
ALTER TABLE dish ADD COLUMN names_wanted boolean;
ALTER TABLE dish ALTER COLUMN names_wanted SET DEFAULT false;

CREATE INDEX IF NOT EXISTS dish_names_wanted ON dish (shop_id, id) WHERE names_wanted IS NOT FALSE AND removed_at IS NULL;
