-- Tables of dishes that merchants uploaded. An import is previewed, then applied, and the last one can be undone.
CREATE TABLE menu_import (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id          bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  staff_id         bigint NOT NULL REFERENCES staff,
  file_name        text NOT NULL,
  created_at       timestamptz NOT NULL,
  -- Rows as uploaded: [{row, cells}]. Null after they were deleted.
  rows             jsonb,
  unknown_columns  jsonb NOT NULL,
  totals           jsonb NOT NULL,
  -- Stored photos by their file name in the table: {"a.jpg": "….webp"}.
  photos           jsonb NOT NULL DEFAULT '{}',
  category_ids     jsonb NOT NULL DEFAULT '[]',
  -- Result of applying the import, which a retry returns unchanged.
  answer           jsonb,
  applied_at       timestamptz,
  undone_at        timestamptz,
  CHECK ((answer IS NULL) = (applied_at IS NULL)),
  CHECK (undone_at IS NULL OR applied_at IS NOT NULL)
);
CREATE INDEX menu_import_of_shop ON menu_import (shop_id, id);

-- Dishes that an import changed. The import can be undone for a dish without later edits.
CREATE TABLE menu_import_dish (
  import_id     bigint NOT NULL REFERENCES menu_import ON DELETE CASCADE,
  dish_id       bigint NOT NULL REFERENCES dish ON DELETE CASCADE,
  -- The dish before the import. Null if the import added it.
  before        jsonb,
  -- The photos of the dish before the import. They are not deleted while this row exists.
  photos        jsonb NOT NULL DEFAULT '[]',
  -- Edit version of the dish after the import.
  edit_version  int NOT NULL,
  PRIMARY KEY (import_id, dish_id)
);
CREATE INDEX menu_import_dish_of_dish ON menu_import_dish (dish_id);
CREATE INDEX menu_import_dish_photos ON menu_import_dish USING gin (photos) WHERE photos <> '[]';
