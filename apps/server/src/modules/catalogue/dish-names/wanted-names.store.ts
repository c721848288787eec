import type { PartlyTranslated } from '@chifan/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type DishReference = { readonly shopId: number; readonly dishId: number };

export type DishToName = DishReference & {
  readonly name: PartlyTranslated;
  /**
   * Whether a machine translator or a person processed the dish before the column `names_wanted` existed. Missing names
   * of such a dish are not requested, because they were removed or are unknown.
   */
  readonly wasAsked: boolean;
};

const isLater = ({ shopId, dishId }: DishReference) =>
  sql`names_wanted IS NOT FALSE AND removed_at IS NULL AND (shop_id, id) > (${shopId}, ${dishId})`;

/**
 * SQL for the next dishes of one shop whose names must be requested (`names_wanted` is true), or for which this is
 * unknown (null). Uses the index `dish_names_wanted`.
 */
export const sqlDishesToName = (after: DishReference, most: number): RawBuilder<DishToName> => sql<DishToName>`
  SELECT id AS "dishId", shop_id AS "shopId", name, names_wanted IS NULL AND (name_drafts @? '$.* ? (@ == "machine")'
      OR EXISTS (SELECT FROM dish_name_check WHERE dish_id = dish.id)) AS "wasAsked"
  FROM dish
  WHERE ${isLater(after)}
    AND shop_id = (SELECT shop_id FROM dish WHERE ${isLater(after)} ORDER BY shop_id, id LIMIT 1)
  ORDER BY shop_id, id LIMIT ${most}`;

export const dishesToName = async (executor: Executor, after: DishReference, most: number): Promise<DishToName[]> =>
  (await sqlDishesToName(after, most).execute(executor)).rows;

/** Sets whether the names of the dishes must be requested. Writes only rows that change. */
export async function writeNamesWanted(
  executor: Executor,
  dishIds: readonly number[],
  isWanted: boolean,
): Promise<void> {
  if (dishIds.length === 0) return;
  await sql`UPDATE dish SET names_wanted = ${isWanted}
    WHERE id = ANY(${dishIds}::bigint[]) AND names_wanted IS DISTINCT FROM ${isWanted}`.execute(executor);
}
