-- The pairs of adjacent characters in the dish names of an order, each with the shop in front: 17:牛肉. With them, an
-- index finds the orders of a shop by a part of a dish's name. A set meal has the shop 0, because its guest may change
-- the restaurant. A job adds the orders of earlier releases.
CREATE TABLE IF NOT EXISTS order_dish_words (
  order_id bigint PRIMARY KEY REFERENCES customer_order,
  pairs text[] NOT NULL
);
CREATE INDEX IF NOT EXISTS order_dish_words_pairs ON order_dish_words USING gin (pairs);

CREATE OR REPLACE FUNCTION dish_pairs(of_shop bigint, names text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT COALESCE(array_agg(DISTINCT of_shop || ':' || substr(name, at, 2)), '{}')
  FROM unnest(names) AS written, lower(normalize(written, NFKC)) AS name, generate_series(1, length(name) - 1) AS at
$$;

-- A trigger, so that nodes of the previous release also write the pairs of their orders.
CREATE OR REPLACE FUNCTION write_dish_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_dish_words AS known (order_id, pairs)
    SELECT o.id, dish_pairs(CASE WHEN o.set_meal_id IS NULL THEN COALESCE(o.shop_id, 0) ELSE 0 END,
      array_agg(line.name->>'zh') || array_agg(line.name->>o.language))
    FROM added line JOIN customer_order o ON o.id = line.order_id GROUP BY o.id
  ON CONFLICT (order_id) DO UPDATE SET pairs = known.pairs || excluded.pairs;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_line_dish_words AFTER INSERT ON order_line REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION write_dish_words();
