import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { Diet } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { NamedOptionGroup } from '../catalogue-for-order.store.ts';
import { type ShopRow, shopColumns } from '../shops/shop.store.ts';

export type DishRow = {
  readonly id: number;
  readonly shopId: number;
  readonly categoryId: number;
  readonly name: PartlyTranslated;
  readonly pinyin: string;
  readonly description: PartlyTranslated;
  readonly price: Fen;
  readonly spice: number;
  readonly allergens: { contains: string[]; free: string[] };
  readonly diet: Partial<Record<Diet, 'yes' | 'no' | 'unknown'>>;
  readonly options: NamedOptionGroup[];
  readonly stock: number | null;
  readonly isAvailable: boolean;
  readonly plate: string;
  readonly image: string | null;
};

export type CategoryRow = { readonly id: number; readonly name: PartlyTranslated };

const dishColumns =
  sql.raw(`dish.id, dish.shop_id AS "shopId", dish.category_id AS "categoryId", dish.name, dish.pinyin,
  dish.description, dish.price, dish.spice, dish.allergens, dish.diet, dish.options, dish.stock,
  dish.is_available AS "isAvailable", dish.plate, dish.image`);

/** A shop with its whole menu in one statement, categories and dishes in the merchant's order. */
export async function shopWithMenu(
  executor: Executor,
  shopId: number,
): Promise<{ shop: ShopRow; categories: CategoryRow[]; dishes: DishRow[] } | undefined> {
  const { rows } = await sql<ShopRow & { categories: CategoryRow[]; dishes: DishRow[] }>`
    SELECT ${shopColumns},
      (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY c.position, c.id), '[]')
       FROM dish_category c WHERE c.shop_id = shop.id) AS categories,
      (SELECT coalesce(json_agg(menu), '[]')
       FROM (SELECT ${dishColumns} FROM dish WHERE dish.shop_id = shop.id ORDER BY dish.position, dish.id) AS menu) AS dishes
    FROM shop WHERE shop.id = ${shopId}`.execute(executor);
  const [row] = rows;
  if (!row) return undefined;
  const { categories, dishes, ...shop } = row;
  return { shop, categories, dishes };
}

export async function dishById(executor: Executor, dishId: number): Promise<DishRow | undefined> {
  const { rows } = await sql<DishRow>`SELECT ${dishColumns} FROM dish WHERE id = ${dishId}`.execute(executor);
  return rows[0];
}

export type MerchantDishRow = Pick<DishRow, 'id' | 'name' | 'price' | 'stock' | 'isAvailable'>;

/** The menu as the shop's staff see it: every category, also one without dishes. */
export async function merchantMenuRows(
  executor: Executor,
  shopId: number,
): Promise<{ id: number; name: PartlyTranslated; dishes: MerchantDishRow[] }[]> {
  const { rows } = await sql<{ id: number; name: PartlyTranslated; dishes: MerchantDishRow[] }>`
    SELECT c.id, c.name, coalesce(json_agg(json_build_object(
        'id', d.id, 'name', d.name, 'price', d.price, 'stock', d.stock, 'isAvailable', d.is_available
      ) ORDER BY d.position, d.id) FILTER (WHERE d.id IS NOT NULL), '[]') AS dishes
    FROM dish_category c LEFT JOIN dish d ON d.category_id = c.id
    WHERE c.shop_id = ${shopId} GROUP BY c.id ORDER BY c.position, c.id`.execute(executor);
  return rows;
}

/** @returns the dish's shop, or undefined when the staff member does not work there, or there is no such dish. */
export async function writeAvailability(
  executor: Executor,
  change: { staffId: number; dishId: number; isAvailable: boolean; stock: number | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ shopId: number }>`
    UPDATE dish SET is_available = ${change.isAvailable}, stock = ${change.stock}
    FROM staff_shop
    WHERE dish.id = ${change.dishId} AND staff_shop.shop_id = dish.shop_id AND staff_shop.staff_id = ${change.staffId}
    RETURNING dish.shop_id AS "shopId"`.execute(executor);
  return rows[0]?.shopId;
}
