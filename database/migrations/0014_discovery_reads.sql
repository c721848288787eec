-- Up Migration
-- For visiting only the featured shops by distance from the guest.
CREATE INDEX shop_xy_featured ON shop USING gist (xy) WHERE featured_rank IS NOT NULL;

-- Contains all columns that the home screen counts for the 500 nearest shops, so that the query reads only the index.
CREATE INDEX shop_neighbourhood ON shop USING gist (xy)
  INCLUDE (id, cuisine, brand_id, rating_tenths, review_count);

-- Computes the columns for the existing menus. From now on each change of a menu updates them.
WITH offered AS (
  SELECT dish.shop_id, dish.price, dish.is_available AND dish.diet ->> 'vegetarian' = 'yes' AS is_vegetarian,
    NOT (dish.plate IN ('tea', 'bubbletea', 'coffee', 'juice', 'beer', 'dessert', 'cake', 'icecream')
      OR category.key IN ('cold-dishes', 'starters', 'sides', 'breads', 'extras', 'desserts', 'cakes', 'pastries',
        'ice-cream', 'milk-tea', 'fruit-tea', 'coffee', 'tea', 'juices', 'soft-drinks', 'beer-wine')) AS is_main
  FROM dish JOIN dish_category category ON category.id = dish.category_id
  WHERE dish.removed_at IS NULL
), facts AS (
  SELECT shop_id, coalesce(bool_or(is_vegetarian), false) AS has_vegetarian,
    CASE WHEN count(*) FILTER (WHERE is_main) * 3 >= count(*)
      THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY price) FILTER (WHERE is_main)
      ELSE percentile_disc(0.5) WITHIN GROUP (ORDER BY price) END AS typical_price
  FROM offered GROUP BY shop_id
)
UPDATE shop SET typical_price = facts.typical_price, has_vegetarian = facts.has_vegetarian
FROM facts WHERE shop.id = facts.shop_id;
