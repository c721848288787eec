-- Up Migration
-- Further data of a menu: pictures, served hours, set meals, and the authors of texts.

ALTER TABLE dish
  ADD COLUMN photos        jsonb NOT NULL DEFAULT '[]',
  -- Served hours as `OpeningHours` of the domain package. Null if the dish is served whenever the shop is open.
  ADD COLUMN served_hours  jsonb,
  -- Languages of the texts that the platform's translators wrote: {"name": ["ar"], "description": []}.
  ADD COLUMN by_platform   jsonb NOT NULL DEFAULT '{"name": [], "description": []}',
  -- A dish that was removed from the menu remains here for the orders that contain it.
  ADD COLUMN removed_at    timestamptz,
  -- A removed dish has no category, so that an empty category can be deleted.
  ALTER COLUMN category_id DROP NOT NULL,
  ADD CHECK (category_id IS NOT NULL OR removed_at IS NOT NULL);

-- The dishes of a set meal. The shop is stored too, so that one index finds all set meals of a menu.
CREATE TABLE dish_part (
  shop_id   bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  set_id    bigint NOT NULL REFERENCES dish ON DELETE CASCADE,
  dish_id   bigint NOT NULL REFERENCES dish,
  quantity  int NOT NULL CHECK (quantity BETWEEN 1 AND 20),
  position  int NOT NULL,
  PRIMARY KEY (set_id, dish_id),
  CHECK (set_id <> dish_id)
);
CREATE INDEX dish_part_of ON dish_part (dish_id);
CREATE INDEX dish_part_shop ON dish_part (shop_id);

-- Before a picture is deleted, the server checks whether it is in use.
ALTER TABLE stored_file
  ADD COLUMN purpose  text NOT NULL DEFAULT 'dish',
  ADD COLUMN width    int,
  ADD COLUMN height   int;
CREATE INDEX stored_file_age ON stored_file (created_at);
CREATE INDEX stored_file_of ON stored_file (uploaded_by, created_at);
CREATE INDEX dish_photos ON dish USING gin (photos) WHERE photos <> '[]';
CREATE INDEX dish_image ON dish (image) WHERE image IS NOT NULL;
CREATE INDEX shop_photos ON shop USING gin (photos) WHERE photos <> '[]';
CREATE INDEX shop_image ON shop (image) WHERE image IS NOT NULL;
CREATE INDEX review_photos ON review USING gin (photos) WHERE photos <> '[]';
CREATE INDEX review_head_image ON review (head_image) WHERE head_image IS NOT NULL;
CREATE INDEX member_head_image ON member (head_image) WHERE head_image IS NOT NULL;
