import type { TopUpTier } from '@chifan/domain/payment';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export async function topUpTiers(executor: Executor): Promise<TopUpTier[]> {
  const { rows } = await sql<TopUpTier>`SELECT amount, bonus FROM top_up_tier ORDER BY amount`.execute(executor);
  return rows;
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
