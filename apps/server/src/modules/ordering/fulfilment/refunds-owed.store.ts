import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type OwedRefund = {
  readonly refundId: number;
  /** Null: the platform owes it. */
  readonly courierId: number | null;
  readonly amount: number;
};

/** Refunds of an order that were granted before it was settled and are not its shop's fault, oldest first. */
export async function refundsOwed(executor: Executor, orderId: number): Promise<OwedRefund[]> {
  const { rows } = await sql<OwedRefund>`SELECT id AS "refundId", owed_by_courier AS "courierId",
    balance_part + gateway_part AS amount FROM refund
    WHERE order_id = ${orderId} AND state = 7 AND owed_by IS NOT NULL ORDER BY id`.execute(executor);
  return rows;
}
