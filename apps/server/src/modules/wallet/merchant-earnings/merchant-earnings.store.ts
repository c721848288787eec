import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { sqlBusinessDay } from '../../catalogue/index.ts';

export type DayOfEarnings = {
  readonly day: string;
  readonly earned: number;
  readonly refunded: number;
  readonly orders: number;
};

/**
 * Returns the earnings and refunds of a shop or a courier per business day, newest day first. A business day begins at
 * 04:00 in Shanghai.
 */
export async function earningsByDay(
  executor: Executor,
  { kind, ownerId }: { readonly kind: 'merchant_earnings' | 'courier_fees'; readonly ownerId: string },
  since: Date,
): Promise<DayOfEarnings[]> {
  const { rows } = await sql<DayOfEarnings>`
    SELECT ${sqlBusinessDay(sql`p.created_at`)} AS day,
      coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS earned,
      coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS refunded,
      count(DISTINCT p.order_id) FILTER (WHERE p.reason = 'order_settled' OR (p.reason = 'courier_paid' AND e.amount > 0))::int AS orders
    FROM account a JOIN entry e ON e.account_id = a.id JOIN posting p ON p.id = e.posting_id
    WHERE a.kind = ${kind} AND a.owner_id = ${ownerId} AND p.created_at >= ${since}
      AND e.posting_id >= ${kind === 'merchant_earnings' ? earlierPosting(ownerId, since) : sql`0`}
    GROUP BY 1 ORDER BY 1 DESC`.execute(executor);
  return rows;
}

/** SQL query for a shop's ledger postings in a period, with reason, order and the amount on the shop's account. */
export const sqlShopPostings = ({
  shopId,
  since,
  until,
}: {
  readonly shopId: number;
  readonly since: Date;
  readonly until: Date;
}): RawBuilder<unknown> => sql`
  SELECT p.id, p.reason, p.order_id, e.amount
  FROM account a JOIN entry e ON e.account_id = a.id JOIN posting p ON p.id = e.posting_id
  WHERE a.kind = 'merchant_earnings' AND a.owner_id = ${String(shopId)} AND p.created_at >= ${since}
    AND p.created_at < ${until} AND e.posting_id >= ${earlierPosting(String(shopId), since)}
    AND e.posting_id <= ${laterPosting(String(shopId), until)}`;

/**
 * SQL for a lower bound of posting ids, so that the query skips entries from before `since`. The bound is the first
 * posting of an order that was placed more than a day before `since`, so that concurrent postings are not missed.
 */
const earlierPosting = (shopId: string, since: Date) => sql`COALESCE((SELECT min(id) FROM posting WHERE order_id =
  (SELECT id FROM customer_order WHERE shop_id = ${shopId}::bigint AND placed_at < ${since}::timestamptz - interval '1 day'
    AND paid_at IS NOT NULL ORDER BY placed_at DESC, id DESC LIMIT 1)), 0)`;

/**
 * SQL for an upper bound of posting ids, so that the query skips entries from after `until`. The bound is the first
 * posting of an order that was placed more than a day after `until`.
 */
const laterPosting = (shopId: string, until: Date) => sql`COALESCE((SELECT min(id) FROM posting WHERE order_id =
  (SELECT id FROM customer_order WHERE shop_id = ${shopId}::bigint AND placed_at > ${until}::timestamptz + interval '1 day'
    AND paid_at IS NOT NULL ORDER BY placed_at, id LIMIT 1)), ${Number.MAX_SAFE_INTEGER}::bigint)`;
