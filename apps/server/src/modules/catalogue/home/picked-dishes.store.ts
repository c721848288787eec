import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { AllergenMarks, DietMarks, DishRow, OpeningHours } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { sqlDishImage } from '../menu/guest-photo.store.ts';

export type PickedDish = {
  readonly row: DishRow;
  readonly place: number;
  /** Number of different guests who bought the dish recently. */
  readonly visitors: number;
  readonly dishId: number;
  readonly shopId: number;
  readonly name: PartlyTranslated;
  readonly price: Fen;
  readonly plate: string;
  readonly image: string | null;
  readonly stock: number | null;
  readonly isAvailable: boolean;
  readonly servedHours: OpeningHours | null;
  readonly allergens: AllergenMarks;
  readonly diet: DietMarks;
};

/** Returns the dishes of these shops that the dish rows of the home screen may show. */
export async function pickedDishes(executor: Executor, shopIds: readonly number[]): Promise<PickedDish[]> {
  if (shopIds.length === 0) return [];
  const { rows } = await sql<PickedDish>`
    SELECT pick.list AS row, pick.place, COALESCE(sales.visitors, 0) AS visitors, dish.id AS "dishId",
      dish.shop_id AS "shopId", dish.name, dish.price, dish.plate, ${sqlDishImage} AS image, dish.stock,
      dish.is_available AS "isAvailable", dish.served_hours AS "servedHours", dish.allergens, dish.diet
    FROM dish_pick pick JOIN dish ON dish.id = pick.dish_id LEFT JOIN dish_sales sales ON sales.dish_id = dish.id
    WHERE pick.shop_id = ANY(${shopIds}::bigint[]) AND dish.removed_at IS NULL AND dish.category_id IS NOT NULL`.execute(
    executor,
  );
  return rows;
}
