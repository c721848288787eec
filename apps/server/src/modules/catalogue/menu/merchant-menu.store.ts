import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type DishRow, dishColumns } from './dish.store.ts';

/** A dish as its shop's staff edit it: its own marks, not those of what is in it. */
export type MerchantDishRow = DishRow & {
  readonly editVersion: number;
  readonly contents: { dishId: number; quantity: number }[];
};

export async function merchantMenuRows(
  executor: Executor,
  shopId: number,
): Promise<{ id: number; name: PartlyTranslated; dishes: MerchantDishRow[] }[]> {
  const { rows } = await sql<{ id: number; name: PartlyTranslated; dishes: MerchantDishRow[] }>`
    SELECT c.id, c.name,
      (SELECT coalesce(json_agg(menu), '[]')
       FROM (SELECT ${dishColumns}, dish.edit_version AS "editVersion",
               (SELECT coalesce(json_agg(json_build_object('dishId', p.dish_id, 'quantity', p.quantity)
                  ORDER BY p.position), '[]')
                FROM dish_part p WHERE p.set_id = dish.id) AS contents
             FROM dish WHERE dish.category_id = c.id AND dish.removed_at IS NULL
             ORDER BY dish.position, dish.id) AS menu) AS dishes
    FROM dish_category c WHERE c.shop_id = ${shopId} ORDER BY c.position, c.id`.execute(executor);
  return rows;
}
