import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** Fen that a member paid for orders completed since then, less what came back of it. */
export async function spentSince(executor: Executor, memberId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    SELECT coalesce(sum(balance_part + payable - refunded_balance - refunded_gateway), 0)::bigint AS spent
    FROM customer_order WHERE member_id = ${memberId} AND completed_at >= ${since}`.execute(executor);
  return rows[0]?.spent ?? 0;
}
