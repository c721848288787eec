-- Up Migration
-- Search index: each distinct name of dishes or shops once, and the shops that serve it. `reindexShops` updates it in
-- the transaction that changes a shop or its menu.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE search_name (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('dish', 'shop')),
  -- Hash of the kind and all texts of the name.
  key      uuid NOT NULL UNIQUE,
  name     jsonb NOT NULL,
  name_zh  text NOT NULL,
  pinyin   text NOT NULL,
  -- Simplified Chinese form of the name. Dishes with the same form are one dish in search, whatever their other names
  -- are.
  sign     text NOT NULL,
  -- The texts of the name in the form in which they are compared, one per line. See terms-of-name.ts.
  titles   text NOT NULL,
  terms    tsvector NOT NULL,
  -- Number of dishes or shops with this name.
  uses     int NOT NULL DEFAULT 0,
  -- 0 for the most used names, 1 for the next ten times as many, 2 for all others. The search continues to a higher
  -- number only if it has too few results.
  tier     smallint NOT NULL DEFAULT 2 CHECK (tier BETWEEN 0 AND 2)
) WITH (fillfactor = 90, toast_tuple_target = 1500);
-- Terms are read only by the index. They are stored outside the rows that ranking reads, and without statistics, which
-- the planner does not need.
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
-- For listing the most used names before any guest has searched.
CREATE INDEX search_name_most_used ON search_name (kind) WHERE tier = 0;

-- Shops that serve a name. A separate table, because rows of dishes are wide and a search reads hundreds of these rows.
CREATE TABLE search_place (
  shop_id  bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  -- 0 if the name is that of the shop.
  dish_id  bigint NOT NULL,
  name_id  bigint NOT NULL,
  xy       point NOT NULL,
  PRIMARY KEY (shop_id, dish_id)
);
CREATE INDEX search_place_nearest ON search_place USING gist (name_id, xy);

-- All words of all names, for correcting a guest's typing mistakes. `misspellings` contains hashes of the word with up
-- to two letters removed. Two similar words have at least one hash in common.
CREATE TABLE search_word (
  word          text COLLATE "C" PRIMARY KEY,
  misspellings  int[] NOT NULL
);
ALTER TABLE search_word ALTER COLUMN misspellings SET STATISTICS 0;
CREATE INDEX search_word_misspellings ON search_word USING gin (misspellings) WITH (gin_pending_list_limit = 256);

-- Number of guests' searches per day that led to this name.
CREATE TABLE search_count (
  day      date NOT NULL,
  name_id  bigint NOT NULL,
  count    int NOT NULL,
  PRIMARY KEY (day, name_id)
);
