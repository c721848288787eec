import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { RefundRow } from '../../refund/index.ts';

export type RefundForEmail = RefundRow & { readonly paid_method: string | null };

export async function refundForEmail(executor: Executor, refundId: number): Promise<RefundForEmail | undefined> {
  const { rows } = await sql<RefundForEmail>`SELECT r.*, o.paid_method
    FROM refund r JOIN customer_order o ON o.id = r.order_id WHERE r.id = ${refundId}`.execute(executor);
  return rows[0];
}
