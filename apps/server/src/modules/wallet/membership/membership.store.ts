import type { MemberLevel } from '@chifan/domain/member';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

/**
 * Returns the fen that a member paid for orders completed after `since`, less refunds. Excludes orders at the member's
 * own restaurant (rule wallet-12).
 */
export async function spentSince(executor: Executor, memberId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    SELECT coalesce(sum(balance_part + payable - refunded_balance - refunded_gateway), 0)::bigint AS spent
    FROM customer_order WHERE member_id = ${memberId} AND completed_at >= ${since}
      AND NOT EXISTS (SELECT FROM affiliate_order own WHERE own.order_id = customer_order.id AND own.is_own_shop)`.execute(
    executor,
  );
  return rows[0]?.spent ?? 0;
}

/**
 * Stores `now` as the time at which the member last had each of the given levels.
 * @returns the levels that the member did not have between `since` and `now`
 */
export async function writeReachedLevels(
  tx: Tx,
  memberId: number,
  levels: readonly MemberLevel[],
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<MemberLevel[]> {
  const { rows } = await sql<{ level: MemberLevel }>`
    WITH before AS MATERIALIZED (SELECT level FROM member_level_held
        WHERE member_id = ${memberId} AND held_at >= ${since}),
      held AS (INSERT INTO member_level_held (member_id, level, held_at)
        SELECT ${memberId}, level, ${now} FROM unnest(${levels}::text[]) level
        ON CONFLICT (member_id, level) DO UPDATE SET held_at = excluded.held_at RETURNING level)
    SELECT level FROM held WHERE level NOT IN (SELECT level FROM before)`.execute(tx);
  return rows.map(({ level }) => level);
}

export const forgetLevels = (tx: Tx, memberId: number) =>
  sql`DELETE FROM member_level_held WHERE member_id = ${memberId}`.execute(tx);
