import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type NewBreak = { readonly courierId: number; readonly beganAt: Date; readonly endsAt: Date | null };

/** @returns the id of the break */
export async function insertBreak(tx: Tx, { courierId, beganAt, endsAt }: NewBreak): Promise<number> {
  const { rows } = await sql<{ id: number }>`INSERT INTO courier_break (courier_id, began_at, ends_at)
    VALUES (${courierId}, ${beganAt}, ${endsAt}) RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/**
 * Ends the courier's break. If the planned end has passed, the break counts as ended at its planned end.
 * @returns whether the courier had a break
 */
export async function endBreakOf(tx: Tx, courierId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`UPDATE courier_break SET ended_at = LEAST(ends_at, ${now}::timestamptz)
    WHERE courier_id = ${courierId} AND ended_at IS NULL RETURNING id`.execute(tx);
  return rows.length > 0;
}

/**
 * Ends a break whose planned end has passed.
 * @returns the courier, or undefined if the courier ended the break before
 */
export async function endOverdueBreak(tx: Tx, breakId: number, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ courierId: number }>`UPDATE courier_break SET ended_at = ends_at
    WHERE id = ${breakId} AND ended_at IS NULL AND ends_at <= ${now} RETURNING courier_id AS "courierId"`.execute(tx);
  return rows[0]?.courierId;
}

export async function deleteBreaks(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM courier_break WHERE began_at < ${before} AND ended_at IS NOT NULL`.execute(tx);
}
