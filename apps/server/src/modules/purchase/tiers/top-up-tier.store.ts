import type { TopUpTier } from '@chifan/domain/purchase';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export async function topUpTiers(executor: Executor): Promise<TopUpTier[]> {
  const { rows } = await sql<TopUpTier>`SELECT amount, bonus FROM top_up_tier ORDER BY amount`.execute(executor);
  return rows;
}

/** Maximum sum of the bonuses of one member in one month, in fen. */
export async function monthlyBonus(executor: Executor): Promise<number> {
  const { rows } = await sql<{ most: number }>`SELECT monthly_bonus AS most FROM top_up_limit`.execute(executor);
  return rows[0]?.most ?? 0;
}

export async function writeMonthlyBonus(tx: Tx, most: number): Promise<void> {
  await sql`UPDATE top_up_limit SET monthly_bonus = ${most}`.execute(tx);
}

/** Sum of the bonuses of the member's top-ups since a time, in fen. Includes unpaid top-ups. */
export async function bonusSince(executor: Executor, memberId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ given: number }>`SELECT coalesce(sum(bonus), 0)::bigint AS given FROM purchase
    WHERE member_id = ${memberId} AND kind = 'top_up' AND state IN ('paid', 'unpaid')
      AND created_at >= ${since}`.execute(executor);
  return rows[0]?.given ?? 0;
}

export async function lockTopUpTiers(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('the table of top-ups', 0))`.execute(tx);
}

export async function replaceTopUpTiers(tx: Tx, tiers: readonly TopUpTier[]): Promise<void> {
  await sql`DELETE FROM top_up_tier`.execute(tx);
  await sql`INSERT INTO top_up_tier (amount, bonus)
    SELECT amount, bonus FROM jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) AS o(amount int, bonus int)`.execute(
    tx,
  );
}
