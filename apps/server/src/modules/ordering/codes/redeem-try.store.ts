import type { RedeemTries } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** What a shop has typed wrong. Until the transaction ends no other counter of the shop types a code. */
export async function lockRedeemTries(tx: Tx, shopId: number): Promise<RedeemTries | undefined> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`codes typed at ${shopId}`}, 0))`.execute(tx);
  const { rows } = await sql<RedeemTries>`
    SELECT tries, ends_at AS "endsAt" FROM redeem_try WHERE shop_id = ${shopId}`.execute(tx);
  return rows[0];
}

export async function writeRedeemTries(tx: Tx, shopId: number, { tries, endsAt }: RedeemTries): Promise<void> {
  await sql`INSERT INTO redeem_try (shop_id, tries, ends_at) VALUES (${shopId}, ${tries}, ${endsAt})
    ON CONFLICT (shop_id) DO UPDATE SET tries = excluded.tries, ends_at = excluded.ends_at`.execute(tx);
}
