import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type RefundedAmounts = { readonly balance: number; readonly gateway: number; readonly method: string | null };

/** Returns the amounts in fen that were refunded when an order ended, by destination. */
export async function refundedAmountsOf(executor: Executor, orderId: number): Promise<RefundedAmounts> {
  const { rows } = await sql<RefundedAmounts>`SELECT refunded_balance AS balance, refunded_gateway AS gateway,
    paid_method AS method FROM customer_order WHERE id = ${orderId}`.execute(executor);
  return rows[0] ?? { balance: 0, gateway: 0, method: null };
}
