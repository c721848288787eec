import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

/** Orders with a dish, found by the index of dish names. */
export type OrdersWithDish = {
  readonly ids: readonly number[];
  /** Orders with a lower id are not in the index yet. */
  readonly since: number;
};

/** More orders than this are not listed, because then a scan from the newest order fills a page sooner. */
const maxListed = 1_000;

/**
 * Orders of the shop that may have a dish whose name contains the text. Null if the index does not help: for a single
 * character, and for the name of a dish that many orders have.
 */
export async function ordersWithDish(executor: Executor, shopId: number, part: string): Promise<OrdersWithDish | null> {
  if ([...part].length < 2) return null;
  const { rows } = await sql<OrdersWithDish>`
    SELECT COALESCE((SELECT min(order_id) FROM order_dish_words), ${Number.MAX_SAFE_INTEGER}::bigint) AS since,
      to_jsonb(ARRAY(SELECT order_id FROM order_dish_words
        WHERE pairs @> dish_pairs(${shopId}, ARRAY[${part}::text]) OR pairs @> dish_pairs(0, ARRAY[${part}::text])
        LIMIT ${sql.lit(maxListed + 1)})) AS ids`.execute(executor);
  const [found] = rows;
  return found === undefined || found.ids.length > maxListed ? null : found;
}

/** Adds the next older orders to the index. @returns whether older orders remain */
export async function indexOlderOrders(tx: Tx, count: number): Promise<boolean> {
  const { rows } = await sql<{ indexed: number }>`
    WITH older AS (
      SELECT id, set_meal_id, shop_id, language FROM customer_order
      WHERE id < COALESCE((SELECT min(order_id) FROM order_dish_words), ${Number.MAX_SAFE_INTEGER}::bigint)
      ORDER BY id DESC LIMIT ${count}
    ), added AS (
      INSERT INTO order_dish_words (order_id, pairs)
      SELECT o.id, dish_pairs(CASE WHEN o.set_meal_id IS NULL THEN COALESCE(o.shop_id, 0) ELSE 0 END,
        ARRAY(SELECT line.name->>'zh' FROM order_line line WHERE line.order_id = o.id)
          || ARRAY(SELECT line.name->>o.language FROM order_line line WHERE line.order_id = o.id))
      FROM older o ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT count(*)::int AS indexed FROM older`.execute(tx);
  return (rows[0]?.indexed ?? 0) === count;
}
