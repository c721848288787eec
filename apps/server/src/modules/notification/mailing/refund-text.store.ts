import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { RefundRow } from '../../refund/index.ts';

export type RefundToWrite = RefundRow & { readonly paid_method: string | null };

export async function refundToWrite(executor: Executor, refundId: number): Promise<RefundToWrite | undefined> {
  const { rows } = await sql<RefundToWrite>`SELECT r.*, o.paid_method
    FROM refund r JOIN customer_order o ON o.id = r.order_id WHERE r.id = ${refundId}`.execute(executor);
  return rows[0];
}
