import type { Fen, PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type PlaceRow, placeColumns } from '../places.store.ts';

export type CandidateDishRow = Omit<PlaceRow, 'sign' | 'nameId' | 'uses'> & {
  readonly name: PartlyTranslated;
  readonly pinyin: string;
};

export type DishCriteria = {
  readonly shopIds: readonly number[];
  readonly maxPrice: Fen | null;
  readonly maxSpice: number;
  readonly minSpice: number;
};

/** Returns dishes of the given shops that fit the price and the level of spice. Drinks and side dishes come last. */
export async function dishesByCriteria(
  executor: Executor,
  { shopIds, maxPrice, maxSpice, minSpice }: DishCriteria,
  most: number,
): Promise<CandidateDishRow[]> {
  const { rows } = await sql<CandidateDishRow>`
    SELECT ${placeColumns}, dish.name, dish.pinyin, dish.options
    FROM unnest(${shopIds}::bigint[]) WITH ORDINALITY AS near(shop_id, place)
    JOIN dish ON dish.shop_id = near.shop_id AND dish.removed_at IS NULL AND dish.category_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM dish_part WHERE set_id = dish.id)
    JOIN shop ON shop.id = near.shop_id
    WHERE (${maxPrice}::int IS NULL OR dish.price <= ${maxPrice}) AND dish.spice BETWEEN ${minSpice} AND ${maxSpice}
    ORDER BY near.place, dish.position LIMIT ${most}`.execute(executor);
  return rows;
}
