-- Up Migration
-- Set meals of brands: one price in all branches, bought first, the restaurant chosen afterwards.

ALTER TABLE brand
  ADD COLUMN description jsonb NOT NULL DEFAULT '{}',
  -- The brand's part of what a branch earns with a set meal, in thousandths.
  ADD COLUMN share_permille int NOT NULL DEFAULT 0 CHECK (share_permille BETWEEN 0 AND 500),
  ADD COLUMN edit_version int NOT NULL DEFAULT 1;

CREATE TABLE set_meal (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand_id        bigint NOT NULL REFERENCES brand,
  key             text NOT NULL UNIQUE,
  name            jsonb NOT NULL,
  pinyin          text NOT NULL,
  description     jsonb NOT NULL DEFAULT '{}',
  -- What the guest must know before buying, in the brand's own words.
  terms           jsonb NOT NULL DEFAULT '{}',
  plate           text NOT NULL,
  photos          jsonb NOT NULL DEFAULT '[]',
  -- Dishes with quantity, marks and choices.
  contents        jsonb NOT NULL,
  -- Fen. The original price is what the contents cost singly.
  price           int NOT NULL CHECK (price > 0),
  original_price  int NOT NULL CHECK (original_price >= price),
  persons         smallint NOT NULL CHECK (persons BETWEEN 1 AND 20),
  -- Sold on these days, the last one included; null: without end.
  sold_from       date NOT NULL,
  sold_until      date,
  -- A voucher is good on the day that it is bought and so many days after it.
  valid_days      smallint NOT NULL CHECK (valid_days BETWEEN 0 AND 365),
  -- Null: whenever the branch is open.
  served_hours    jsonb,
  max_per_order   smallint NOT NULL CHECK (max_per_order BETWEEN 1 AND 20),
  -- Null: without limit.
  max_per_member  int CHECK (max_per_member > 0),
  stock           int CHECK (stock >= 0),
  sold            int NOT NULL DEFAULT 0,
  -- Whose codes the counter takes: our own, or one of the uploaded ones of the brand or of the branch.
  code_source     text NOT NULL DEFAULT 'own' CHECK (code_source IN ('own', 'brand', 'branch')),
  -- Since when the pool of codes is empty; an upload ends it.
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

-- Until its restaurant is chosen an order of a set meal has none.
ALTER TABLE customer_order
  ALTER COLUMN shop_id DROP NOT NULL,
  ADD COLUMN set_meal_id bigint REFERENCES set_meal,
  ADD CONSTRAINT customer_order_has_shop CHECK (shop_id IS NOT NULL OR set_meal_id IS NOT NULL);
CREATE INDEX customer_order_of_set_meal ON customer_order (set_meal_id, member_id) WHERE set_meal_id IS NOT NULL;
-- A member holds the stock of one set meal once at a time.
CREATE UNIQUE INDEX customer_order_unpaid_set_meal ON customer_order (member_id, set_meal_id)
  WHERE state = 'unpaid' AND unpaid_slot IS NOT NULL AND set_meal_id IS NOT NULL;
ALTER TABLE order_line ALTER COLUMN dish_id DROP NOT NULL;

-- What only orders of set meals have.
CREATE TABLE set_meal_order (
  order_id        bigint PRIMARY KEY REFERENCES customer_order,
  quantity        smallint NOT NULL CHECK (quantity > 0),
  -- As they stood when it was bought.
  share_permille  int NOT NULL,
  code_source     text NOT NULL,
  -- The restaurant may be chosen until then.
  valid_until     timestamptz NOT NULL,
  chosen_at       timestamptz
);

CREATE TABLE set_meal_code (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  set_meal_id  bigint NOT NULL REFERENCES set_meal,
  -- Null: a code of the brand, good in every branch.
  shop_id      bigint REFERENCES shop,
  code         text NOT NULL,
  -- Withdrawn by the platform before anybody had it.
  voided_at    timestamptz,
  taken_at     timestamptz,
  UNIQUE (set_meal_id, code)
);
CREATE INDEX set_meal_code_free ON set_meal_code (set_meal_id, shop_id, id) WHERE taken_at IS NULL AND voided_at IS NULL;
CREATE INDEX set_meal_code_of_shop ON set_meal_code (shop_id) WHERE shop_id IS NOT NULL;

-- One for each piece that was paid; no code twice.
CREATE TABLE set_meal_voucher (
  order_id   bigint NOT NULL REFERENCES customer_order,
  piece      smallint NOT NULL,
  number     text NOT NULL UNIQUE,
  code_id    bigint UNIQUE REFERENCES set_meal_code,
  issued_at  timestamptz NOT NULL,
  PRIMARY KEY (order_id, piece)
);
