import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DishSales } from '../../catalogue/index.ts';

/**
 * Returns the number of servings of each dish in paid orders since the given time, without refunded servings and
 * cancelled orders. Reads only the partitions of the order lines that contain these orders.
 */
export async function dishSalesSince(tx: Tx, since: Date): Promise<DishSales[]> {
  const { rows } = await sql<DishSales>`WITH bought AS MATERIALIZED (
      SELECT id, member_id, language FROM customer_order
      WHERE placed_at >= ${since} AND paid_at IS NOT NULL AND state <> 'cancelled' AND set_meal_id IS NULL
    )
    SELECT line.dish_id AS "dishId", sum(line.quantity - line.refunded)::int AS pieces,
      count(DISTINCT bought.member_id) FILTER (WHERE bought.language <> 'zh-CN')::int AS visitors
    FROM bought JOIN order_line line ON line.order_id = bought.id
    WHERE line.order_id >= (SELECT min(id) FROM bought) AND line.quantity > line.refunded
      AND line.dish_id IS NOT NULL
    GROUP BY line.dish_id`.execute(tx);
  return rows;
}
