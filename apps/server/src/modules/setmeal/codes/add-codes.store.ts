import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { hasBranchCodes } from '../branch-state.store.ts';

type Pool = { readonly setMealId: number; readonly shopId: number | null };

/**
 * Adds the voucher codes that the set meal does not have yet. @returns the added codes. `codes_empty_at` stays set
 * until no pool of the set meal is empty
 */
export async function addSetMealCodes(
  executor: Executor,
  { setMealId, shopId }: Pool,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    WITH added AS (
      INSERT INTO set_meal_code (set_meal_id, shop_id, code)
      SELECT ${setMealId}, ${shopId}::bigint, code FROM unnest(${codes}::text[]) WITH ORDINALITY AS given(code, place) ORDER BY place
      ON CONFLICT DO NOTHING RETURNING code
    ), refilled AS (
      UPDATE set_meal SET codes_empty_at = NULL
      WHERE id = ${setMealId} AND codes_empty_at IS NOT NULL AND EXISTS (SELECT FROM added) AND NOT (
        code_source = 'branch' AND EXISTS (
          SELECT FROM set_meal_branch part WHERE part.set_meal_id = ${setMealId}
            AND part.shop_id IS DISTINCT FROM ${shopId}::bigint AND NOT ${hasBranchCodes}))
    )
    SELECT code FROM added`.execute(executor);
  return rows.map(({ code }) => code);
}
