import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type TakenCode = { readonly id: number; readonly code: string };

type Wanted = {
  readonly setMealId: number;
  /** Null for the brand's pool of codes, otherwise the branch that owns the pool. */
  readonly shopId: number | null;
  readonly pieces: number;
  readonly at: Date;
};

/**
 * Takes the oldest codes of a pool. If too few are unlocked, waits for codes that other transactions have locked,
 * because these transactions may roll back. Waiting transactions queue for the lock of the set meal.
 * @returns `short` if no code was taken. In this case `codes_empty_at` stores since when codes are missing
 */
export async function takeSetMealCodes(tx: Tx, wanted: Wanted): Promise<readonly TakenCode[] | 'short'> {
  const [, atOnce] = await Promise.all([
    sql`SAVEPOINT before_codes`.execute(tx),
    takeFree(tx, wanted, sql`FOR UPDATE SKIP LOCKED`),
  ]);
  if (atOnce.length === wanted.pieces) return atOnce;
  await sql`ROLLBACK TO SAVEPOINT before_codes`.execute(tx);
  await sql`SELECT id FROM set_meal WHERE id = ${wanted.setMealId} FOR NO KEY UPDATE`.execute(tx);
  const waitedFor = await takeFree(tx, wanted, sql`FOR UPDATE`);
  if (waitedFor.length === wanted.pieces) return waitedFor;
  await sql`UPDATE set_meal SET codes_empty_at = ${wanted.at}
    WHERE id = ${wanted.setMealId} AND codes_empty_at IS NULL`.execute(tx);
  return 'short';
}

/** Takes all wanted codes, or none if too few are free. */
async function takeFree(
  tx: Tx,
  { setMealId, shopId, pieces, at }: Wanted,
  lock: RawBuilder<unknown>,
): Promise<TakenCode[]> {
  const { rows } = await sql<TakenCode>`
    WITH free AS MATERIALIZED (
      SELECT id FROM set_meal_code
      WHERE set_meal_id = ${setMealId} AND ${ofPool(shopId)} AND taken_at IS NULL AND voided_at IS NULL
      ORDER BY id LIMIT ${pieces} ${lock}
    )
    UPDATE set_meal_code SET taken_at = ${at} FROM free
    WHERE set_meal_code.id = free.id AND (SELECT count(*) FROM free) = ${pieces}
    RETURNING set_meal_code.id, set_meal_code.code`.execute(tx);
  return rows.toSorted((a, b) => a.id - b.id);
}

export const ofPool = (shopId: number | null): RawBuilder<unknown> =>
  shopId === null ? sql`shop_id IS NULL` : sql`shop_id = ${shopId}`;

/** Voids taken codes, so that they are never issued again. */
export async function voidSetMealCodes(tx: Tx, codeIds: readonly number[], at: Date): Promise<void> {
  if (codeIds.length === 0) return;
  await sql`UPDATE set_meal_code SET voided_at = ${at} WHERE id = ANY(${codeIds}) AND voided_at IS NULL`.execute(tx);
}
