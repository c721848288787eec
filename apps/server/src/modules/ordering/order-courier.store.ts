import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** @returns false when another courier has it: the condition decides, not what a screen showed. */
export async function writeCourier(tx: Tx, orderId: number, courierId: number): Promise<boolean> {
  const { rows } = await sql`UPDATE customer_order SET courier_id = ${courierId}, version = version + 1
    WHERE id = ${orderId} AND courier_id IS NULL RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function removeCourier(tx: Tx, orderId: number): Promise<void> {
  await sql`UPDATE customer_order SET courier_id = NULL, version = version + 1 WHERE id = ${orderId}`.execute(tx);
}

/** No code hands the order over any more; the platform sees it among those to look at. */
export async function lockHandOverCode(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`UPDATE customer_order SET code_locked_at = ${at}, version = version + 1 WHERE id = ${orderId}`.execute(tx);
}
