import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

/** Locks the member's saved cards until the transaction ends. @returns false if the member was deleted */
export async function lockCards(tx: Tx, memberId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM stripe_customer WHERE member_id = ${memberId} FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

export async function savedCardIds(executor: Executor, memberId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT card_id AS id FROM saved_card
    WHERE member_id = ${memberId}`.execute(executor);
  return rows.map(({ id }) => id);
}

export async function insertSavedCards(tx: Tx, memberId: number, cards: readonly string[]): Promise<void> {
  await sql`INSERT INTO saved_card (card_id, member_id) SELECT unnest(${cards}::text[]), ${memberId}
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function deleteSavedCards(executor: Executor, memberId: number, cards: readonly string[]): Promise<void> {
  await sql`DELETE FROM saved_card WHERE member_id = ${memberId} AND card_id = ANY(${cards}::text[])`.execute(executor);
}
