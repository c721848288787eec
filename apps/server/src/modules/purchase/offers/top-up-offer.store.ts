import type { TopUpOffer } from '@chifan/domain/payment';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export async function topUpOffers(executor: Executor): Promise<TopUpOffer[]> {
  const { rows } = await sql<TopUpOffer>`SELECT amount, bonus FROM top_up_offer ORDER BY amount`.execute(executor);
  return rows;
}

export async function lockTopUpOffers(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('the table of top-ups', 0))`.execute(tx);
}

export async function replaceTopUpOffers(tx: Tx, offers: readonly TopUpOffer[]): Promise<void> {
  await sql`DELETE FROM top_up_offer`.execute(tx);
  await sql`INSERT INTO top_up_offer (amount, bonus)
    SELECT amount, bonus FROM jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) AS o(amount int, bonus int)`.execute(
    tx,
  );
}
