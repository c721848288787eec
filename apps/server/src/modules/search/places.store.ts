import type { PartlyTranslated } from '@chifan/domain';
import { type Position, toMercator } from '@chifan/domain/address';
import type { AllergenMarks, DietMarks, OpeningHours } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import { type DishAtShopRow, kitchenColumns, type NamedOptionGroup, sqlDishImage } from '../catalogue/index.ts';

export type PlaceRow = Position &
  DishAtShopRow & {
    readonly sign: string;
    readonly nameId: number;
    /** Number of dishes that have the found name. */
    readonly uses: number;
    readonly spice: number;
    /** Hours in which the dish is served. Null if it is served whenever the shop is open. */
    readonly servedHours: OpeningHours | null;
    /** Options of the dish. Empty unless requested. */
    readonly options: NamedOptionGroup[];
    readonly openingHoursJson: string;
    readonly isTakingOrders: boolean;
  };

/**
 * SQL columns of `DishAtShopRow`, of the shop's position and of its opening hours. The statement must select from the
 * tables `dish` and `shop`.
 */
export const placeColumns = sql`dish.id AS "dishId", shop.id AS "shopId", shop.name AS "shopName",
      shop.name_zh AS "shopNameZh", dish.price, dish.plate, dish.name->>'zh-CN' AS "nameZh", ${sqlDishImage} AS image, dish.stock,
      dish.is_available AS "isAvailable", dish.served_hours AS "servedHours", dish.allergens, dish.diet, dish.spice,
      shop.rating_tenths AS "ratingTenths",
      shop.opening_hours::text AS "openingHoursJson", shop.is_taking_orders AS "isTakingOrders", shop.lat, shop.lng,
      shop.radius_metres AS "radiusMetres", shop.delivery_base_fee AS "baseFee",
      shop.delivery_base_metres AS "baseDistanceMetres", shop.delivery_per_km AS "feePerKilometre",
      ${sql.raw(kitchenColumns)}`;

export async function nearestDishes(
  executor: Executor,
  signs: readonly string[],
  { here, each, hasOptions = false }: { readonly here: Position; readonly each: number; readonly hasOptions?: boolean },
): Promise<PlaceRow[]> {
  const { x, y } = toMercator(here);
  const { rows } = await sql<PlaceRow>`
    SELECT wanted.sign, wanted.id AS "nameId", wanted.uses, ${placeColumns},
      ${hasOptions ? sql`dish.options` : sql`'[]'::jsonb`} AS options
    FROM (SELECT id, sign, uses FROM search_name WHERE kind = 'dish' AND uses > 0 AND sign = ANY(${signs}::text[])) wanted
    CROSS JOIN LATERAL (
      SELECT shop_id, dish_id FROM search_place WHERE name_id = wanted.id
      ORDER BY xy <-> point(${x}, ${y}) LIMIT ${each}
    ) near
    JOIN dish ON dish.id = near.dish_id JOIN shop ON shop.id = near.shop_id`.execute(executor);
  return rows;
}

export async function nearestOfNames(
  executor: Executor,
  nameIds: readonly number[],
  { here, each }: { readonly here: Position; readonly each: number },
): Promise<{ nameId: number; shopId: number }[]> {
  const { x, y } = toMercator(here);
  const { rows } = await sql<{ nameId: number; shopId: number }>`
    SELECT wanted.id AS "nameId", near.shop_id AS "shopId" FROM unnest(${nameIds}::bigint[]) AS wanted(id)
    CROSS JOIN LATERAL (
      SELECT shop_id FROM search_place WHERE name_id = wanted.id ORDER BY xy <-> point(${x}, ${y}) LIMIT ${each}
    ) near`.execute(executor);
  return rows;
}

export async function dishNamesAt(executor: Executor, shopIds: readonly number[], most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM search_name WHERE kind = 'dish' AND id IN (
      SELECT name_id FROM search_place WHERE shop_id = ANY(${shopIds}::bigint[]) AND dish_id <> 0)
    ORDER BY uses DESC, id LIMIT ${most}`.execute(executor);
  return rows.map(({ id }) => id);
}

export type OrderedDish = {
  readonly id: number;
  readonly nameZh: string;
  readonly plate: string;
  readonly price: number;
  readonly allergens: AllergenMarks;
  readonly diet: DietMarks;
};

/**
 * Returns the dishes with the given ids, in the sequence of `ids`. Dishes that are no longer on the menu are included.
 */
export async function orderedDishes(executor: Executor, ids: readonly number[]): Promise<OrderedDish[]> {
  const { rows } = await sql<OrderedDish>`
    SELECT dish.id, dish.name->>'zh-CN' AS "nameZh", dish.plate, dish.price, dish.allergens, dish.diet
    FROM dish JOIN unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted(id, place) USING (id)
    WHERE dish.name ? 'zh-CN' ORDER BY wanted.place`.execute(executor);
  return rows;
}

export type DishOfKindRow = Omit<PlaceRow, 'sign' | 'nameId' | 'uses' | 'options'> & {
  readonly name: PartlyTranslated;
};

/** Returns the dishes of the given shops whose kind of food (`plate`), such as noodles, is in `plates`. */
export async function dishesOfForms(
  executor: Executor,
  shopIds: readonly number[],
  plates: readonly string[],
): Promise<DishOfKindRow[]> {
  const { rows } = await sql<DishOfKindRow>`
    SELECT ${placeColumns}, dish.name FROM dish JOIN shop ON shop.id = dish.shop_id
    WHERE dish.shop_id = ANY(${shopIds}::bigint[]) AND dish.plate = ANY(${plates}::text[])
      AND dish.removed_at IS NULL AND dish.category_id IS NOT NULL AND dish.name ? 'zh-CN'`.execute(executor);
  return rows;
}
