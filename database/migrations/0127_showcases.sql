-- Sales of a dish in the last 28 days. A job of the orders counts them every day. A dish without sales has no row.
CREATE TABLE dish_sales (
  dish_id  bigint PRIMARY KEY REFERENCES dish ON DELETE CASCADE,
  pieces   int NOT NULL,
  -- Different guests who bought the dish and read another language than Chinese.
  visitors int NOT NULL
);

-- The dishes with which a shop appears in the rows of the home screen (rule catalogue-67). They are chosen after each
-- change of the menu and each count of the sales, because a home screen has no time to read all menus nearby.
CREATE TABLE dish_pick (
  shop_id  bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  list     text NOT NULL,
  place    smallint NOT NULL,
  dish_id  bigint NOT NULL REFERENCES dish ON DELETE CASCADE,
  PRIMARY KEY (shop_id, list, place)
);
CREATE INDEX dish_pick_of_dish ON dish_pick (dish_id);

-- Plate, Chinese name, photo and diet marks of the dishes whose picture may be the cover of the shop, best first
-- (rule catalogue-66). NULL until they are chosen for the first time.
ALTER TABLE shop ADD COLUMN cover_dishes jsonb;
CREATE INDEX IF NOT EXISTS shop_without_cover ON shop (id) WHERE cover_dishes IS NULL;
