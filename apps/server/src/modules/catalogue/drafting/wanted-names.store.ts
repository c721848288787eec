import type { PartlyTranslated } from '@chifan/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type Place = { readonly shopId: number; readonly dishId: number };

export type WantingDish = Place & { readonly name: PartlyTranslated };

const isLater = ({ shopId, dishId }: Place) =>
  sql`names_wanted AND removed_at IS NULL AND (shop_id, id) > (${shopId}, ${dishId})`;

/** The next dishes that wait for names, all of one shop, by `dish_names_wanted`. */
export const wantingDishesStatement = (after: Place, most: number): RawBuilder<WantingDish> => sql<WantingDish>`
  SELECT id AS "dishId", shop_id AS "shopId", name FROM dish
  WHERE ${isLater(after)}
    AND shop_id = (SELECT shop_id FROM dish WHERE ${isLater(after)} ORDER BY shop_id, id LIMIT 1)
  ORDER BY shop_id, id LIMIT ${most}`;

export const wantingDishes = async (executor: Executor, after: Place, most: number): Promise<WantingDish[]> =>
  (await wantingDishesStatement(after, most).execute(executor)).rows;

/** Of dishes that are as said already nothing is written. */
export async function writeNamesWanted(
  executor: Executor,
  dishIds: readonly number[],
  isWanted: boolean,
): Promise<void> {
  if (dishIds.length === 0) return;
  await sql`UPDATE dish SET names_wanted = ${isWanted}
    WHERE id = ANY(${dishIds}::bigint[]) AND names_wanted <> ${isWanted}`.execute(executor);
}
