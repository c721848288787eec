import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import type { Allergen, Diet, Marks as KnownMarks, OpeningHours } from '@chifan/domain/catalogue';
import type { DeliveryRule, KitchenTimes } from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import { chineseOf } from './local-text.ts';
import { setMarks } from './menu/set-marks.ts';
import { liveShops } from './shops/shop-row.store.ts';

export type ShopForOrder = {
  readonly id: number;
  readonly position: Position;
  readonly openingHours: OpeningHours;
  readonly isTakingOrders: boolean;
  readonly deliveryRule: DeliveryRule;
  readonly minimumDelivery: Fen;
  readonly packageFee: Fen;
  readonly fullReductions: readonly { readonly threshold: Fen; readonly reduction: Fen }[];
  readonly kitchen: KitchenTimes;
};

/** Marks of a merchant on a dish or a choice. An allergen in neither list is unknown. */
export type Marks = {
  readonly allergens: { contains: Allergen[]; free: Allergen[] };
  readonly diet: Partial<Record<Diet, 'yes' | 'no' | 'unknown'>>;
};

/** An option group with its names. Without names it is domain's `OptionGroup`. */
export type NamedOptionGroup = {
  readonly key: string;
  readonly name: PartlyTranslated;
  readonly min: number;
  readonly max: number;
  readonly choices: {
    readonly key: string;
    readonly name: PartlyTranslated;
    readonly price: Fen;
    /** Absent or null if there are no marks. */
    readonly marks?: Marks | null;
    readonly isSoldOut?: boolean;
  }[];
};

export type DishForOrder = KnownMarks & {
  readonly id: number;
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly plate: string;
  /** Category on the menu. Set for each dish that is on it. */
  readonly categoryId: number | null;
  readonly price: Fen;
  readonly options: NamedOptionGroup[];
  /** null: unlimited. */
  readonly stock: number | null;
  readonly isAvailable: boolean;
  /** null: whenever the shop is open. */
  readonly servedHours: OpeningHours | null;
};

export type CatalogueForOrder = { readonly shop: ShopForOrder | undefined; readonly dishes: readonly DishForOrder[] };

type ShopRow = Omit<ShopForOrder, 'position' | 'deliveryRule' | 'kitchen'> &
  Position &
  DeliveryRule &
  Required<KitchenTimes>;

type DishRow = Omit<DishForOrder, 'nameZh'> & { readonly parts: readonly KnownMarks[] | null };

const shopColumns = sql.raw(`id, lat, lng, opening_hours AS "openingHours", is_taking_orders AS "isTakingOrders",
  radius_metres AS "radiusMetres", delivery_base_fee AS "baseFee", delivery_base_metres AS "baseDistanceMetres",
  delivery_per_km AS "feePerKilometre", minimum_delivery AS "minimumDelivery", package_fee AS "packageFee",
  full_reductions AS "fullReductions", kitchen_told AS told, kitchen_usual AS usual, kitchen_by_hour AS "byHour",
  kitchen_by_category AS "byCategory", busy_minutes + rush_minutes AS "busyMinutes"`);

const dishColumns = sql.raw(`id, name, pinyin, plate, category_id AS "categoryId", price, options, stock,
  is_available AS "isAvailable", served_hours AS "servedHours", allergens, diet,
  (SELECT json_agg(json_build_object('allergens', d.allergens, 'diet', d.diet))
    FROM dish_part p JOIN dish d ON d.id = p.dish_id WHERE p.set_id = dish.id) AS parts`);

/** The shop of an existing order, in any state. */
export async function shopForOrder(executor: Executor, shopId: number): Promise<ShopForOrder | undefined> {
  const { rows } = await sql<ShopRow>`SELECT ${shopColumns} FROM shop WHERE id = ${shopId}`.execute(executor);
  return rows[0] && shopOf(rows[0]);
}

export type CatalogueForOrderRow = { readonly shop: ShopRow | null; readonly dishes: readonly DishRow[] };

/**
 * The shop and its dishes among `dishIds` as one JSON value, for a statement that reads more. Omits removed dishes and
 * dishes of other shops. `catalogueForOrderOf` reads the value.
 */
export const sqlCatalogueForOrder = (shopId: number, dishIds: readonly number[]): RawBuilder<CatalogueForOrderRow> =>
  sql`json_build_object(
    'shop', (SELECT row_to_json(one) FROM (SELECT ${shopColumns} FROM ${liveShops} WHERE id = ${shopId}) AS one),
    'dishes', (SELECT COALESCE(json_agg(one), '[]') FROM (
      SELECT ${dishColumns} FROM dish WHERE ${amongDishes(shopId, dishIds)}) AS one))`;

export const catalogueForOrderOf = ({ shop, dishes }: CatalogueForOrderRow): CatalogueForOrder => ({
  shop: shop === null ? undefined : shopOf(shop),
  dishes: dishes.map(({ parts, ...dish }) => ({
    ...dish,
    ...(parts === null ? {} : setMarks(dish, parts)),
    nameZh: chineseOf(dish.name),
  })),
});

function shopOf(row: ShopRow): ShopForOrder {
  const { lat, lng, radiusMetres, baseFee, baseDistanceMetres, feePerKilometre, ...others } = row;
  const { told, usual, byHour, byCategory, busyMinutes, ...shop } = others;
  return {
    ...shop,
    position: { lat, lng },
    deliveryRule: { radiusMetres, baseFee, baseDistanceMetres, feePerKilometre },
    kitchen: { told, usual, byHour, byCategory, busyMinutes },
  };
}

/** Single parameters instead of an array: for an array PostgreSQL plans again at each call. */
const amongDishes = (shopId: number, dishIds: readonly number[]) =>
  sql`shop_id = ${shopId} AND removed_at IS NULL AND id IN (${sql.join(dishIds.length === 0 ? [null] : dishIds)})`;
