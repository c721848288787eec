import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * Counts a wrong hand-over code. The caller must have locked the order's row. @returns the number of the courier's
 * wrong codes for the order
 */
export async function countWrongCode(tx: Tx, orderId: number, courierId: number): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    INSERT INTO hand_over_try AS before (order_id, courier_id, tries) VALUES (${orderId}, ${courierId}, 1)
    ON CONFLICT (order_id, courier_id) DO UPDATE SET tries = before.tries + 1 RETURNING tries`.execute(tx);
  return rows[0]?.tries ?? 0;
}
