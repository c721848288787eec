-- Up Migration
-- Shops, their menus and the staff of each shop. Texts in several languages are jsonb objects by language.

CREATE TABLE brand (
  id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug  text NOT NULL UNIQUE,
  name  jsonb NOT NULL
);

CREATE TABLE shop (
  id                     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Id of the shop in the imported data, so that repeating an import adds nothing.
  source_id              text NOT NULL UNIQUE,
  source                 text NOT NULL,
  brand_id               bigint REFERENCES brand,
  name                   jsonb NOT NULL,
  -- The Chinese name as on the shop's sign, and its pronunciation.
  name_zh                text NOT NULL,
  pinyin                 text NOT NULL,
  description            jsonb NOT NULL DEFAULT '{}',
  types                  text[] NOT NULL,
  cuisine                text NOT NULL,
  lat                    double precision NOT NULL,
  lng                    double precision NOT NULL,
  -- Position in Web Mercator metres, for nearest-neighbour search with a GiST index.
  xy                     point NOT NULL,
  address                jsonb NOT NULL DEFAULT '{}',
  phone                  text,
  opening_hours          jsonb NOT NULL,
  opening_hours_text     text,
  is_taking_orders       boolean NOT NULL DEFAULT true,
  auto_accept            boolean NOT NULL DEFAULT false,
  radius_metres          int NOT NULL DEFAULT 3000 CHECK (radius_metres >= 0),
  minimum_delivery       int NOT NULL DEFAULT 0 CHECK (minimum_delivery >= 0),
  delivery_base_fee      int NOT NULL DEFAULT 500 CHECK (delivery_base_fee >= 0),
  delivery_base_metres   int NOT NULL DEFAULT 2000 CHECK (delivery_base_metres >= 0),
  delivery_per_km        int NOT NULL DEFAULT 200 CHECK (delivery_per_km >= 0),
  package_fee            int NOT NULL DEFAULT 0 CHECK (package_fee >= 0),
  full_reductions        jsonb NOT NULL DEFAULT '[]',
  accepts_foreign_card   boolean NOT NULL DEFAULT true,
  image                  text,
  -- True if the menu is invented, so that an imported shop can be tried. Every screen states this.
  has_sample_menu        boolean NOT NULL DEFAULT false,
  dish_count             int NOT NULL DEFAULT 0,
  created_at             timestamptz NOT NULL,
  updated_at             timestamptz NOT NULL
);
CREATE INDEX shop_xy ON shop USING gist (xy);
CREATE INDEX shop_brand ON shop (brand_id) WHERE brand_id IS NOT NULL;

CREATE TABLE staff_shop (
  staff_id  bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  shop_id   bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  PRIMARY KEY (staff_id, shop_id)
);
CREATE INDEX staff_shop_shop ON staff_shop (shop_id);

CREATE TABLE dish_category (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id   bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  key       text NOT NULL,
  name      jsonb NOT NULL,
  position  int NOT NULL,
  UNIQUE (shop_id, key)
);

CREATE TABLE dish (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id       bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  category_id   bigint NOT NULL REFERENCES dish_category ON DELETE CASCADE,
  key           text NOT NULL,
  name          jsonb NOT NULL,
  pinyin        text NOT NULL,
  description   jsonb NOT NULL DEFAULT '{}',
  price         int NOT NULL CHECK (price >= 0),
  spice         smallint NOT NULL DEFAULT 0 CHECK (spice BETWEEN 0 AND 3),
  -- {"contains": [...], "free": [...]}. An allergen in neither list is unknown.
  allergens     jsonb NOT NULL DEFAULT '{"contains": [], "free": []}',
  diet          jsonb NOT NULL DEFAULT '{}',
  -- [{key, name, min, max, choices: [{key, name, price}]}]
  options       jsonb NOT NULL DEFAULT '[]',
  -- Null if the number of portions is unlimited.
  stock         int CHECK (stock >= 0),
  is_available  boolean NOT NULL DEFAULT true,
  plate         text NOT NULL DEFAULT 'rice',
  image         text,
  position      int NOT NULL,
  UNIQUE (shop_id, key)
);
CREATE INDEX dish_category_of ON dish (category_id);
