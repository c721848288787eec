-- Up Migration
-- Favourites, reviews, banners, pictures of brands, other currencies, and the columns by which lists of shops are
-- sorted.

ALTER TABLE shop
  ADD COLUMN rating_tenths   smallint CHECK (rating_tenths BETWEEN 10 AND 50),
  ADD COLUMN review_count    int NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  -- Usual price for one person in fen. Updated with the menu.
  ADD COLUMN typical_price   int,
  ADD COLUMN has_vegetarian  boolean NOT NULL DEFAULT false,
  ADD COLUMN photos          jsonb NOT NULL DEFAULT '[]',
  -- Languages of the texts that the platform's translators wrote: {"name": ["ar"], "description": []}.
  ADD COLUMN by_platform     jsonb NOT NULL DEFAULT '{"name": [], "description": []}',
  -- Rank among the featured shops, 1 first. Null if the shop is not featured.
  ADD COLUMN featured_rank   int;
CREATE INDEX shop_featured ON shop (featured_rank, id) WHERE featured_rank IS NOT NULL;

ALTER TABLE brand
  ADD COLUMN plate  text NOT NULL DEFAULT 'rice',
  ADD COLUMN image  text;

CREATE TABLE favourite (
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  shop_id     bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (member_id, shop_id)
);
CREATE INDEX favourite_newest ON favourite (member_id, created_at DESC, shop_id DESC);
CREATE INDEX favourite_shop ON favourite (shop_id);

CREATE TABLE review (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id      bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  -- Null for a review of the demo city.
  member_id    bigint REFERENCES member ON DELETE SET NULL,
  order_id     bigint UNIQUE REFERENCES customer_order,
  guest_name   text NOT NULL,
  head_image   text,
  stars        smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  text         text NOT NULL DEFAULT '',
  language     text NOT NULL,
  photos       jsonb NOT NULL DEFAULT '[]',
  reply        text,
  replied_at   timestamptz,
  created_at   timestamptz NOT NULL
);
CREATE INDEX review_of_shop ON review (shop_id, created_at DESC, id DESC);
CREATE TABLE review_dish (
  review_id  bigint NOT NULL REFERENCES review ON DELETE CASCADE,
  dish_id    bigint NOT NULL REFERENCES dish ON DELETE CASCADE,
  PRIMARY KEY (review_id, dish_id)
);
CREATE INDEX review_dish_of ON review_dish (dish_id);

CREATE TABLE banner (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  way       text NOT NULL CHECK (way IN ('in_store', 'delivery')),
  title     jsonb NOT NULL,
  text      jsonb NOT NULL DEFAULT '{}',
  image     text,
  plate     text NOT NULL DEFAULT 'rice',
  tint      text NOT NULL DEFAULT 'orange',
  link      text NOT NULL,
  position  int NOT NULL
);

-- Value of one unit of a currency in fen. The platform enters approximate values by hand.
CREATE TABLE currency_rate (
  currency  text PRIMARY KEY,
  fen       numeric NOT NULL CHECK (fen > 0),
  dated     date NOT NULL
);

ALTER TABLE member ADD COLUMN diet_profile jsonb;
