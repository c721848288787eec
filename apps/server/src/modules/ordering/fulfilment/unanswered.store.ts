import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

type Row = { readonly shopId: number; readonly from: Date | null; readonly count: number };

/** Whether the last `count` orders that the kitchen had to answer all expired unanswered and were paid after `from`. */
export async function areLastOrdersUnanswered(tx: Tx, { shopId, from, count }: Row): Promise<boolean> {
  const { rows } = await sql<{ unanswered: number }>`SELECT count(*) FILTER (
      WHERE cancel_reason = 'not_answered_in_time' AND paid_at > COALESCE(${from}::timestamptz, '-infinity'))::int AS unanswered
    FROM (SELECT cancel_reason, paid_at FROM customer_order
      WHERE shop_id = ${shopId} AND set_meal_id IS NULL AND paid_at IS NOT NULL AND state <> 'pending'
        AND (accepted_at IS NOT NULL OR cancel_reason = 'not_answered_in_time' OR EXISTS (SELECT FROM order_history h
          WHERE h.order_id = customer_order.id AND h.event = 'refuse'))
      ORDER BY placed_at DESC, id DESC LIMIT ${count}) AS decided`.execute(tx);
  return rows[0]?.unanswered === count;
}

export type UnansweredOrder = {
  readonly id: number;
  readonly number: string;
  /** Fen that the guest paid. */
  readonly amount: number;
};

/** Orders that expired unanswered at the merchant's shops and were placed after `since`, newest first. */
export async function unansweredOf(executor: Executor, staffId: number, since: Date): Promise<UnansweredOrder[]> {
  const { rows } = await sql<UnansweredOrder>`SELECT o.id, o.number, o.payable + o.balance_part AS amount
    FROM staff_shop w JOIN customer_order o ON o.shop_id = w.shop_id
    WHERE w.staff_id = ${staffId} AND o.placed_at > ${since} AND o.cancel_reason = 'not_answered_in_time'
    ORDER BY o.id DESC`.execute(executor);
  return rows;
}
