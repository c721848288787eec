import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { OrderRow } from '../../ordering/index.ts';
import type { ReviewRecord, Thumb } from '../review.store.ts';

type ReviewedDish = {
  readonly dishId: number;
  readonly name: PartlyTranslated;
  readonly plate: string;
  readonly thumb: Thumb | null;
};

export type ReviewedOrder = Pick<
  OrderRow,
  'type' | 'dining' | 'state' | 'state_before_after_sale' | 'hand_over_photo' | 'ready_at'
> & {
  readonly orderId: number;
  readonly memberId: number;
  /** Null for a set meal until its restaurant is chosen. */
  readonly shopId: number | null;
  readonly shopName: PartlyTranslated | null;
  readonly shopNameZh: string | null;
  readonly completedAt: Date | null;
  readonly dishes: readonly ReviewedDish[];
  readonly review:
    | (Omit<ReviewRecord, 'created_at' | 'replied_at'> & {
        readonly created_at: string;
        readonly replied_at: string | null;
      })
    | null;
};

export async function reviewedOrder(executor: Executor, orderId: number): Promise<ReviewedOrder | undefined> {
  const { rows } = await sql<ReviewedOrder>`
    SELECT o.id AS "orderId", o.member_id AS "memberId", o.shop_id AS "shopId", shop.name AS "shopName",
      shop.name_zh AS "shopNameZh", o.completed_at AS "completedAt",
      o.type, o.state, o.state_before_after_sale, o.hand_over_photo,
      o.dining, o.ready_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('dishId', dish.id, 'name', dish.name, 'plate', dish.plate,
          'thumb', said.thumb) ORDER BY line.position), '[]')
       -- If the order lines are archived, use the dishes that the review rates.
       FROM (SELECT dish_id, min(position) AS position FROM (
           SELECT dish_id, position FROM order_line WHERE order_id = o.id AND dish_id IS NOT NULL
           UNION ALL SELECT dish_id, 32767 FROM review_dish WHERE review_id = review.id) of_order GROUP BY dish_id) line
       JOIN dish ON dish.id = line.dish_id
       LEFT JOIN review_dish said ON said.review_id = review.id AND said.dish_id = dish.id) AS dishes,
      to_jsonb(review) AS review
    FROM customer_order o LEFT JOIN shop ON shop.id = o.shop_id LEFT JOIN review ON review.order_id = o.id
    WHERE o.id = ${orderId}`.execute(executor);
  return rows[0];
}

/** Returns the dishes of an order, each once, in the sequence of its lines. */
export async function dishesOfOrder(executor: Executor, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ dishId: number }>`
    SELECT dish_id AS "dishId" FROM order_line JOIN dish ON dish.id = dish_id WHERE order_id = ${orderId}
      AND dish_id IS NOT NULL
    GROUP BY dish_id ORDER BY min(order_line.position)`.execute(executor);
  return rows.map(({ dishId }) => dishId);
}
