import { type KitchenSample, maxKitchenSamples } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Longer times are ignored: the kitchen probably forgot to report the order as ready. */
const maxSampleMinutes = 120;

/**
 * Records the cooking time of orders from the history rows after the last recorded row. Cooking ends when the kitchen
 * reports the order as ready. Without this report, cooking ends when the code is redeemed, but only if the guest eats
 * in or waits for packed food. Set meals and orders for a chosen time give no sample.
 * @returns shops with new samples
 */
export async function recordKitchenSamples(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ shopId: number }>`WITH sampled AS (
      INSERT INTO kitchen_sample (order_id, shop_id, history_id, hour, minutes, categories)
      SELECT o.id, o.shop_id, h.id, extract(hour FROM o.paid_at AT TIME ZONE 'Asia/Shanghai'),
        ceil(extract(epoch FROM h.created_at - o.paid_at) / 60),
        ARRAY(SELECT DISTINCT d.category_id FROM order_line l JOIN dish d ON d.id = l.dish_id 
          WHERE l.order_id = o.id AND d.category_id IS NOT NULL)
      FROM order_history h JOIN customer_order o ON o.id = h.order_id
      WHERE h.id > (SELECT COALESCE(max(history_id), 0) FROM kitchen_sample)
        AND (h.event = 'ready' OR (h.event = 'redeem' AND h.actor = 'merchant' AND (o.type = 'pack' OR o.dining = 'dine_in')))
        AND o.wanted_at IS NULL AND o.set_meal_id IS NULL AND o.shop_id IS NOT NULL
        AND h.created_at - o.paid_at BETWEEN interval '0' AND make_interval(mins => ${maxSampleMinutes})
      ON CONFLICT (order_id) DO NOTHING RETURNING shop_id)
    SELECT DISTINCT shop_id AS "shopId" FROM sampled`.execute(tx);
  return rows.map(({ shopId }) => shopId);
}

export async function recentKitchenSamples(tx: Tx, shopId: number): Promise<KitchenSample[]> {
  const { rows } =
    await sql<KitchenSample>`SELECT hour, minutes, to_jsonb(categories) AS categories FROM kitchen_sample WHERE shop_id = ${shopId}
    ORDER BY history_id DESC LIMIT ${sql.lit(maxKitchenSamples)}`.execute(tx);
  return rows;
}

/**
 * Orders that a kitchen cooks now or within an hour. A pickup order that has its code but was not reported ready is
 * included until its arrival time.
 */
export async function ordersInKitchens(tx: Tx, now: Date): Promise<{ shopId: number; orders: number }[]> {
  const { rows } = await sql<{ shopId: number; orders: number }>`SELECT shop_id AS "shopId", count(*)::int AS orders
    FROM customer_order WHERE is_open AND shop_id IS NOT NULL AND ready_at IS NULL AND (state IN ('pending', 'delivering')
        OR (state = 'to_be_picked_up' AND type <> 'delivery' AND estimated_at > ${now}))
      AND (wanted_at IS NULL OR wanted_at < ${new Date(now.getTime() + 3_600_000)})
    GROUP BY shop_id`.execute(tx);
  return rows;
}
