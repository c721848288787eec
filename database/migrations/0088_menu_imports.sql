-- A table of dishes that a merchant sent: previewed first, then applied, and the last one can be taken back.
CREATE TABLE menu_import (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id          bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  staff_id         bigint NOT NULL REFERENCES staff,
  file_name        text NOT NULL,
  created_at       timestamptz NOT NULL,
  -- As they were sent: [{row, cells}]. Null once they are forgotten.
  rows             jsonb,
  unknown_columns  jsonb NOT NULL,
  totals           jsonb NOT NULL,
  -- The stored photos, by the file's name in the table: {"a.jpg": "….webp"}.
  photos           jsonb NOT NULL DEFAULT '{}',
  category_ids     jsonb NOT NULL DEFAULT '[]',
  -- What applying answered, for whoever asks again.
  answer           jsonb,
  applied_at       timestamptz,
  undone_at        timestamptz,
  CHECK ((answer IS NULL) = (applied_at IS NULL)),
  CHECK (undone_at IS NULL OR applied_at IS NOT NULL)
);
CREATE INDEX menu_import_of_shop ON menu_import (shop_id, id);

-- What an import wrote, so that it can be taken back while nobody has changed the dish since.
CREATE TABLE menu_import_dish (
  import_id     bigint NOT NULL REFERENCES menu_import ON DELETE CASCADE,
  dish_id       bigint NOT NULL REFERENCES dish ON DELETE CASCADE,
  -- As it was; null: the import added it.
  before        jsonb,
  -- The photos that it had: they are kept as long as this row is.
  photos        jsonb NOT NULL DEFAULT '[]',
  -- Of the dish once it was written.
  edit_version  int NOT NULL,
  PRIMARY KEY (import_id, dish_id)
);
CREATE INDEX menu_import_dish_of_dish ON menu_import_dish (dish_id);
CREATE INDEX menu_import_dish_photos ON menu_import_dish USING gin (photos) WHERE photos <> '[]';
