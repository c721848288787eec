import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { sqlIsMain } from './main-dishes.store.ts';

/**
 * Stores for each given shop the number of its dishes, whether it has a vegetarian dish, and its typical price. The
 * typical price is the median price of the main dishes, or of all dishes if less than a third are main dishes, as in a
 * teahouse. Each change of a menu calls this function in the same transaction.
 */
export async function updateMenuFacts(executor: Executor, shopIds: readonly number[]): Promise<void> {
  await sql`
    WITH offered AS (
      SELECT dish.shop_id, dish.price, dish.is_available AND dish.diet ->> 'vegetarian' = 'yes' AS is_vegetarian,
        ${sqlIsMain} AS is_main
      FROM dish JOIN dish_category category ON category.id = dish.category_id
      WHERE dish.shop_id = ANY(${shopIds}::bigint[]) AND dish.removed_at IS NULL
    ), middle AS (
      SELECT shop_id, count(*)::int AS dishes, coalesce(bool_or(is_vegetarian), false) AS has_vegetarian,
        count(*) FILTER (WHERE is_main) * 3 >= count(*) AS has_mains,
        percentile_disc(0.5) WITHIN GROUP (ORDER BY price) FILTER (WHERE is_main) AS of_mains,
        percentile_disc(0.5) WITHIN GROUP (ORDER BY price) AS of_all
      FROM offered GROUP BY shop_id
    ), facts AS (
      SELECT asked.id, coalesce(dishes, 0) AS dish_count, coalesce(has_vegetarian, false) AS has_vegetarian,
        CASE WHEN has_mains THEN of_mains ELSE of_all END AS typical_price
      FROM unnest(${shopIds}::bigint[]) AS asked(id) LEFT JOIN middle ON middle.shop_id = asked.id
    )
    UPDATE shop SET dish_count = facts.dish_count, typical_price = facts.typical_price,
      has_vegetarian = facts.has_vegetarian
    FROM facts
    WHERE shop.id = facts.id AND (shop.dish_count, shop.typical_price, shop.has_vegetarian)
      IS DISTINCT FROM (facts.dish_count, facts.typical_price, facts.has_vegetarian)`.execute(executor);
}
