import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type MoneyReturn = {
  readonly amount: number;
  /**
   * Destination of the refunded money: a gateway's name, `balance`, or `otherwise` if the gateway could not return the
   * money and we paid in another way.
   */
  readonly to: string;
  readonly state: 'pending' | 'settled' | 'failed';
  readonly at: Date;
};

/** Refunds of the order, oldest first: gateway refunds, and returns to the balance, which are settled at once. */
export async function moneyReturnsOf(executor: Executor, orderId: number): Promise<MoneyReturn[]> {
  const { rows } = await sql<MoneyReturn>`
    SELECT given.amount, CASE given.destination WHEN 'gateway' THEN attempt.method ELSE given.destination END AS "to", given.state, COALESCE(given.settled_at, given.created_at) AS at
    FROM payment_attempt attempt JOIN gateway_refund given ON given.attempt_id = attempt.id
    -- The second part reads refunds that went to the balance instead, from the postings of the balance.
    WHERE attempt.order_id = ${orderId} AND given.destination <> 'balance'
    UNION ALL
    SELECT entry.amount::int, 'balance', 'settled', posting.created_at
    FROM posting JOIN entry ON entry.posting_id = posting.id JOIN account ON account.id = entry.account_id
    WHERE posting.order_id = ${orderId} AND posting.reason = 'order_refunded' AND account.kind = 'member_balance'
    ORDER BY at`.execute(executor);
  return rows;
}

type OwedRefund = {
  readonly refundId: number;
  /** The courier who owes the money. Null if the platform owes it. */
  readonly courierId: number | null;
  readonly amount: number;
};

/** Refunds that were paid before the order was settled and for which the shop is not liable, oldest first. */
export async function refundsOwed(executor: Executor, orderId: number): Promise<OwedRefund[]> {
  const { rows } = await sql<OwedRefund>`SELECT id AS "refundId", owed_by_courier AS "courierId",
    balance_part + gateway_part AS amount FROM refund
    WHERE order_id = ${orderId} AND state = 7 AND owed_by IS NOT NULL ORDER BY id`.execute(executor);
  return rows;
}
