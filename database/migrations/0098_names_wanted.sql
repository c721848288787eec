-- Whether a dish still waits for the names that it lacks: it was saved, or renamed, where no machine could be asked for them, or none
-- answered. Where one is configured later they are asked for (rule catalogue-24).
ALTER TABLE dish ADD COLUMN names_wanted boolean NOT NULL DEFAULT false;

-- Whoever had a machine or a checker has been asked for already: what such a dish lacks somebody took away, or nobody has.
UPDATE dish SET names_wanted = true
  WHERE removed_at IS NULL AND NOT name ?& '{en,ja,ko,ru,ur,ar,fr,de,zh-CN}'::text[]
    AND NOT name_drafts @? '$.* ? (@ == "machine")'
    AND NOT EXISTS (SELECT FROM dish_name_check WHERE dish_id = dish.id);

CREATE INDEX IF NOT EXISTS dish_names_wanted ON dish (shop_id, id) WHERE names_wanted AND removed_at IS NULL;
