-- Up Migration
-- Set meals of brands: guests pay one price for all branches, and choose the restaurant after the purchase.

ALTER TABLE brand
  ADD COLUMN description jsonb NOT NULL DEFAULT '{}',
  -- The brand's part of a branch's earnings with set meals, in thousandths.
  ADD COLUMN share_permille int NOT NULL DEFAULT 0 CHECK (share_permille BETWEEN 0 AND 500),
  ADD COLUMN edit_version int NOT NULL DEFAULT 1;

CREATE TABLE set_meal (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand_id        bigint NOT NULL REFERENCES brand,
  key             text NOT NULL UNIQUE,
  name            jsonb NOT NULL,
  pinyin          text NOT NULL,
  description     jsonb NOT NULL DEFAULT '{}',
  -- Terms that the guest must know before buying, written by the brand.
  terms           jsonb NOT NULL DEFAULT '{}',
  plate           text NOT NULL,
  photos          jsonb NOT NULL DEFAULT '[]',
  -- Dishes with quantity, marks and options.
  contents        jsonb NOT NULL,
  -- In fen. The original price is the sum of the prices of the single dishes.
  price           int NOT NULL CHECK (price > 0),
  original_price  int NOT NULL CHECK (original_price >= price),
  persons         smallint NOT NULL CHECK (persons BETWEEN 1 AND 20),
  -- First and last day of sale. `sold_until` is null if the sale has no end.
  sold_from       date NOT NULL,
  sold_until      date,
  -- Number of days after the day of purchase on which a voucher can be used.
  valid_days      smallint NOT NULL CHECK (valid_days BETWEEN 0 AND 365),
  -- Null if the set meal is served whenever the branch is open.
  served_hours    jsonb,
  max_per_order   smallint NOT NULL CHECK (max_per_order BETWEEN 1 AND 20),
  -- Null if there is no limit.
  max_per_member  int CHECK (max_per_member > 0),
  stock           int CHECK (stock >= 0),
  sold            int NOT NULL DEFAULT 0,
  -- Source of the codes that the counter accepts: created by this system, or uploaded by the brand or the branch.
  code_source     text NOT NULL DEFAULT 'own' CHECK (code_source IN ('own', 'brand', 'branch')),
  -- Since when no unused code is left. An upload resets it.
  codes_empty_at  timestamptz,
  featured_rank   smallint UNIQUE CHECK (featured_rank > 0),
  is_on_sale      boolean NOT NULL DEFAULT true,
  edit_version    int NOT NULL DEFAULT 1
);
CREATE INDEX set_meal_of_brand ON set_meal (brand_id);

CREATE TABLE set_meal_branch (
  set_meal_id  bigint NOT NULL REFERENCES set_meal,
  shop_id      bigint NOT NULL REFERENCES shop,
  PRIMARY KEY (set_meal_id, shop_id)
);
CREATE INDEX set_meal_branch_of_shop ON set_meal_branch (shop_id);

-- An order of a set meal has no shop until the guest chooses a restaurant.
ALTER TABLE customer_order
  ALTER COLUMN shop_id DROP NOT NULL,
  ADD COLUMN set_meal_id bigint REFERENCES set_meal,
  ADD CONSTRAINT customer_order_has_shop CHECK (shop_id IS NOT NULL OR set_meal_id IS NOT NULL);
CREATE INDEX customer_order_of_set_meal ON customer_order (set_meal_id, member_id) WHERE set_meal_id IS NOT NULL;
-- A member can have at most one unpaid order of a set meal, so that they reserve its stock only once.
CREATE UNIQUE INDEX customer_order_unpaid_set_meal ON customer_order (member_id, set_meal_id)
  WHERE state = 'unpaid' AND unpaid_slot IS NOT NULL AND set_meal_id IS NOT NULL;
ALTER TABLE order_line ALTER COLUMN dish_id DROP NOT NULL;

-- Columns that only orders of set meals need.
CREATE TABLE set_meal_order (
  order_id        bigint PRIMARY KEY REFERENCES customer_order,
  quantity        smallint NOT NULL CHECK (quantity > 0),
  -- Copies of the brand's values at the time of purchase.
  share_permille  int NOT NULL,
  code_source     text NOT NULL,
  -- The guest can choose the restaurant until this time.
  valid_until     timestamptz NOT NULL,
  chosen_at       timestamptz
);

CREATE TABLE set_meal_code (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  set_meal_id  bigint NOT NULL REFERENCES set_meal,
  -- Null for a code of the brand, which is valid in every branch.
  shop_id      bigint REFERENCES shop,
  code         text NOT NULL,
  -- Time at which the platform voided the code. Only codes that no guest had can be voided.
  voided_at    timestamptz,
  taken_at     timestamptz,
  UNIQUE (set_meal_id, code)
);
CREATE INDEX set_meal_code_free ON set_meal_code (set_meal_id, shop_id, id) WHERE taken_at IS NULL AND voided_at IS NULL;
CREATE INDEX set_meal_code_of_shop ON set_meal_code (shop_id) WHERE shop_id IS NOT NULL;

-- A voucher for each paid unit. Numbers and codes are unique.
CREATE TABLE set_meal_voucher (
  order_id   bigint NOT NULL REFERENCES customer_order,
  piece      smallint NOT NULL,
  number     text NOT NULL UNIQUE,
  code_id    bigint UNIQUE REFERENCES set_meal_code,
  issued_at  timestamptz NOT NULL,
  PRIMARY KEY (order_id, piece)
);
