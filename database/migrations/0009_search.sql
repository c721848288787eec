-- Up Migration
-- What search looks through: every distinct name once, and where it is served. Kept by reindexShops, in the transaction
-- that changes a shop or its menu.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE search_name (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('dish', 'shop')),
  -- A digest of kind and texts.
  key      uuid NOT NULL UNIQUE,
  name     jsonb NOT NULL,
  name_zh  text NOT NULL,
  pinyin   text NOT NULL,
  -- Its simplified Chinese: dishes of one sign are one dish, however their other languages call it.
  sign     text NOT NULL,
  -- The texts as they are compared, a line each: see terms-of-name.ts.
  titles   text NOT NULL,
  terms    tsvector NOT NULL,
  -- How many dishes or shops bear it.
  uses     int NOT NULL DEFAULT 0,
  -- 0 the most used names, 1 ten times as many after them, 2 the rest: search goes down only as far as it must.
  tier     smallint NOT NULL DEFAULT 2 CHECK (tier BETWEEN 0 AND 2)
) WITH (fillfactor = 90, toast_tuple_target = 1500);
-- Only the index reads the terms: they stay out of the rows that ranking reads, and the planner needs no statistics.
ALTER TABLE search_name ALTER COLUMN terms SET STORAGE EXTERNAL;
ALTER TABLE search_name ALTER COLUMN name SET STORAGE MAIN;
ALTER TABLE search_name ALTER COLUMN titles SET STORAGE MAIN;
ALTER TABLE search_name ALTER COLUMN terms SET STATISTICS 0;
ALTER TABLE search_name ALTER COLUMN titles SET STATISTICS 0;
CREATE INDEX search_dish_0 ON search_name USING gin (terms) WITH (gin_pending_list_limit = 256) WHERE kind = 'dish' AND tier = 0;
CREATE INDEX search_dish_1 ON search_name USING gin (terms) WITH (gin_pending_list_limit = 256) WHERE kind = 'dish' AND tier = 1;
CREATE INDEX search_dish_2 ON search_name USING gin (terms) WITH (gin_pending_list_limit = 256) WHERE kind = 'dish' AND tier = 2;
CREATE INDEX search_shop_0 ON search_name USING gin (terms) WITH (gin_pending_list_limit = 256) WHERE kind = 'shop' AND tier = 0;
CREATE INDEX search_shop_1 ON search_name USING gin (terms) WITH (gin_pending_list_limit = 256) WHERE kind = 'shop' AND tier = 1;
CREATE INDEX search_shop_2 ON search_name USING gin (terms) WITH (gin_pending_list_limit = 256) WHERE kind = 'shop' AND tier = 2;
CREATE INDEX search_name_sign ON search_name (sign) WHERE kind = 'dish';
-- The most used ones are listed where nobody has searched yet.
CREATE INDEX search_name_most_used ON search_name (kind) WHERE tier = 0;

-- Where a name is served. A row of its own and not columns of dish: a menu's rows are wide, these are read by the hundred.
CREATE TABLE search_place (
  shop_id  bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  -- 0: it is the shop's own name.
  dish_id  bigint NOT NULL,
  name_id  bigint NOT NULL,
  xy       point NOT NULL,
  PRIMARY KEY (shop_id, dish_id)
);
CREATE INDEX search_place_nearest ON search_place USING gist (name_id, xy);

-- Every word of every name, to find the one that was meant when a guest mistypes. `misspellings` are digests of the word
-- with up to two letters left out: two words that differ by so little have one of them in common.
CREATE TABLE search_word (
  word          text COLLATE "C" PRIMARY KEY,
  misspellings  int[] NOT NULL
);
ALTER TABLE search_word ALTER COLUMN misspellings SET STATISTICS 0;
CREATE INDEX search_word_misspellings ON search_word USING gin (misspellings) WITH (gin_pending_list_limit = 256);

-- How often guests looked for something that led to this name.
CREATE TABLE search_count (
  day      date NOT NULL,
  name_id  bigint NOT NULL,
  count    int NOT NULL,
  PRIMARY KEY (day, name_id)
);
