import type { NameDrafts } from '@chifan/contract/catalogue/name-views';
import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { OpeningHours } from '@chifan/domain/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { Marks, NamedOptionGroup } from '../catalogue-for-order.store.ts';
import type { ByPlatform } from '../local-text.ts';
import { liveShops, type ShopRow, shopColumns } from '../shops/shop-row.store.ts';
import { sqlGuestPhoto } from './guest-photo.store.ts';

export type DishRow = Marks & {
  readonly id: number;
  readonly shopId: number;
  readonly categoryId: number;
  readonly name: PartlyTranslated;
  readonly pinyin: string;
  readonly description: PartlyTranslated;
  readonly byPlatform: ByPlatform;
  readonly nameDrafts: NameDrafts;
  readonly price: Fen;
  readonly spice: number;
  readonly options: NamedOptionGroup[];
  readonly stock: number | null;
  readonly isAvailable: boolean;
  /** Hours in which the dish is served. Null if it is served during all opening hours of the shop. */
  readonly servedHours: OpeningHours | null;
  readonly plate: string;
  readonly image: string | null;
  readonly photos: string[];
  /** The photo of a guest, which is shown after the shop's own photos. */
  readonly guestPhoto: string | null;
};

export type PartRow = Marks & { readonly dishId: number; readonly name: PartlyTranslated; readonly quantity: number };

export type CategoryRow = { readonly id: number; readonly name: PartlyTranslated };

/** `sideDishIds` lists the drinks and side dishes that the shop sells most, best-selling first. */
export type ShopOfMenu = ShopRow & { readonly sideDishIds: number[] };

export type MenuRows = {
  readonly shop: ShopOfMenu;
  readonly categories: CategoryRow[];
  readonly dishes: DishRow[];
  readonly parts: { setId: number; dishId: number; quantity: number }[];
};

const dishColumns = sql`dish.id, dish.shop_id AS "shopId", dish.category_id AS "categoryId", dish.name, dish.pinyin,
  dish.description, dish.by_platform AS "byPlatform", dish.name_drafts AS "nameDrafts", dish.price, dish.spice, dish.allergens, dish.diet, dish.options,
  dish.stock, dish.is_available AS "isAvailable", dish.served_hours AS "servedHours", dish.plate, dish.image, dish.photos,
  ${sqlGuestPhoto} AS "guestPhoto"`;

export async function shopWithMenu(executor: Executor, shopId: number): Promise<MenuRows | undefined> {
  const { rows } = await sql<ShopOfMenu & Omit<MenuRows, 'shop'>>`
    SELECT ${shopColumns}, shop.side_dish_ids AS "sideDishIds",
      (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY c.position, c.id), '[]')
       FROM dish_category c WHERE c.shop_id = shop.id) AS categories,
      (SELECT coalesce(json_agg(menu), '[]')
       FROM (SELECT ${dishColumns} FROM dish WHERE dish.shop_id = shop.id AND dish.removed_at IS NULL
             ORDER BY dish.position, dish.id) AS menu) AS dishes,
      (SELECT coalesce(json_agg(json_build_object('setId', p.set_id, 'dishId', p.dish_id, 'quantity', p.quantity)
         ORDER BY p.set_id, p.position), '[]')
       FROM dish_part p WHERE p.shop_id = shop.id) AS parts
    FROM ${liveShops} WHERE shop.id = ${shopId}`.execute(executor);
  const [row] = rows;
  if (!row) return undefined;
  const { categories, dishes, parts, ...shop } = row;
  return { shop, categories, dishes, parts };
}

/** Returns the remaining stock of each dish of a shop that has a limited stock. */
export async function stockLeft(executor: Executor, shopId: number): Promise<{ dishId: number; stock: number }[]> {
  const { rows } = await sql<{ dishId: number; stock: number }>`
    SELECT id AS "dishId", stock FROM dish
    WHERE shop_id = ${shopId} AND stock IS NOT NULL AND removed_at IS NULL ORDER BY id`.execute(executor);
  return rows;
}

export async function dishById(
  executor: Executor,
  dishId: number,
): Promise<{ dish: DishRow; parts: PartRow[] } | undefined> {
  const { rows } = await sql<DishRow & { parts: PartRow[] }>`
    SELECT ${dishColumns},
      (SELECT coalesce(json_agg(json_build_object('dishId', d.id, 'name', d.name, 'quantity', p.quantity,
         'allergens', d.allergens, 'diet', d.diet) ORDER BY p.position), '[]')
       FROM dish_part p JOIN dish d ON d.id = p.dish_id WHERE p.set_id = dish.id) AS parts
    FROM dish JOIN ${liveShops} ON shop.id = dish.shop_id
    WHERE dish.id = ${dishId} AND dish.removed_at IS NULL AND dish.category_id IS NOT NULL`.execute(executor);
  const [row] = rows;
  if (!row) return undefined;
  const { parts, ...dish } = row;
  return { dish, parts };
}

export async function partsFor(
  executor: Executor,
  shopId: number,
  contents: readonly { readonly dishId: number; readonly quantity: number }[],
): Promise<PartRow[]> {
  if (contents.length === 0) return [];
  const { rows } = await sql<PartRow>`
    SELECT d.id AS "dishId", d.name, part.quantity, d.allergens, d.diet
    FROM unnest(${contents.map(({ dishId }) => dishId)}::bigint[], ${contents.map(({ quantity }) => quantity)}::int[])
      WITH ORDINALITY AS part(dish_id, quantity, position)
    JOIN dish d ON d.id = part.dish_id AND d.shop_id = ${shopId} AND d.removed_at IS NULL
    ORDER BY part.position`.execute(executor);
  return rows;
}

/**
 * @returns the dish's shop, or undefined if the dish does not exist or the member of staff does not work at its shop
 */
export async function writeAvailability(
  executor: Executor,
  change: { staffId: number; dishId: number; isAvailable: boolean; stock: number | null; soldOutUntil: Date | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ shopId: number }>`
    UPDATE dish SET edit_version = edit_version + 1, is_available = ${change.isAvailable}, stock = ${change.stock},
      sold_out_until = ${change.soldOutUntil}::timestamptz
    FROM staff_shop
    WHERE dish.id = ${change.dishId} AND dish.removed_at IS NULL
      AND staff_shop.shop_id = dish.shop_id AND staff_shop.staff_id = ${change.staffId}
    RETURNING dish.shop_id AS "shopId"`.execute(executor);
  return rows[0]?.shopId;
}

/** Marks dishes as sold out. Does not change dishes that are sold out already. @returns the changed dishes */
export async function writeSoldOut(
  tx: Tx,
  { shopId, dishIds, until }: { shopId: number; dishIds: readonly number[]; until: Date | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE dish SET edit_version = edit_version + 1, is_available = false, sold_out_until = ${until}::timestamptz
    WHERE id IN (SELECT id FROM dish WHERE shop_id = ${shopId} AND id = ANY(${dishIds}::bigint[]) AND is_available
      AND removed_at IS NULL ORDER BY id FOR NO KEY UPDATE)
    RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Makes a dish available again if its sold-out time has ended. @returns the dish's shop, or undefined if nothing
 * changed
 */
export async function endSoldOutOf(tx: Tx, dishId: number, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ shopId: number }>`
    UPDATE dish SET edit_version = edit_version + 1, is_available = true, sold_out_until = NULL
    WHERE id = ${dishId} AND sold_out_until <= ${now} AND NOT is_available AND removed_at IS NULL
    RETURNING shop_id AS "shopId"`.execute(tx);
  return rows[0]?.shopId;
}

export type WantedStock = { readonly dishId: number; readonly quantity: number };

/**
 * SQL for a larger statement. Reduces the stock of each available dish whose stock covers the wanted quantity, and
 * returns the ids of these dishes.
 */
export const takeStock = (wanted: readonly WantedStock[]): RawBuilder<unknown> => sql`
      UPDATE dish SET stock = stock - wanted.quantity
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS wanted("dishId" bigint, quantity int)
      WHERE dish.id = wanted."dishId" AND dish.is_available AND dish.stock >= wanted.quantity
      RETURNING dish.id`;

/** Adds returned units to the stock. `given` selects `dish_id` and `quantity`, in a fixed order of dishes. */
export async function returnStock(tx: Tx, given: RawBuilder<unknown>): Promise<void> {
  await sql`UPDATE dish SET stock = stock + given.quantity FROM (${given}) given
    WHERE dish.id = given.dish_id AND dish.stock IS NOT NULL`.execute(tx);
}

/** A dish for the editor of its shop's staff. A set meal has its own marks, without the marks of its dishes. */
export type MerchantDishRow = DishRow & {
  readonly editVersion: number;
  readonly position: number;
  readonly contents: { dishId: number; quantity: number }[];
  /** A timestamp in the text format of PostgreSQL's JSON. */
  readonly soldOutUntil: string | null;
};

export async function merchantMenuRows(
  executor: Executor,
  shopId: number,
): Promise<{ id: number; name: PartlyTranslated; dishes: MerchantDishRow[] }[]> {
  const { rows } = await sql<{ id: number; name: PartlyTranslated; dishes: MerchantDishRow[] }>`
    SELECT c.id, c.name,
      (SELECT coalesce(json_agg(menu), '[]')
       FROM (SELECT ${dishColumns}, dish.edit_version AS "editVersion", dish.position, dish.sold_out_until AS "soldOutUntil",
               (SELECT coalesce(json_agg(json_build_object('dishId', p.dish_id, 'quantity', p.quantity)
                  ORDER BY p.position), '[]')
                FROM dish_part p WHERE p.set_id = dish.id) AS contents
             FROM dish WHERE dish.category_id = c.id AND dish.removed_at IS NULL
             ORDER BY dish.position, dish.id) AS menu) AS dishes
    FROM dish_category c WHERE c.shop_id = ${shopId} ORDER BY c.position, c.id`.execute(executor);
  return rows;
}
