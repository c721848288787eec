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

/**
 * Allergens and diet properties that a merchant stated for a dish or an option choice. An allergen in neither list is
 * unknown.
 */
export type Marks = {
  readonly allergens: { contains: Allergen[]; free: Allergen[] };
  readonly diet: Partial<Record<Diet, 'yes' | 'no' | 'unknown'>>;
};

/** An option group of a dish, such as spiciness, with its names. The domain's `OptionGroup` has no names. */
export type NamedOptionGroup = {
  readonly key: string;
  readonly name: PartlyTranslated;
  readonly min: number;
  readonly max: number;
  readonly choices: {
    readonly key: string;
    readonly name: PartlyTranslated;
    readonly price: Fen;
    /** Absent or null if the merchant stated no allergens and diet properties. */
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
  /** The menu category of the dish. Null if the dish was removed from the menu. */
  readonly categoryId: number | null;
  readonly price: Fen;
  readonly options: NamedOptionGroup[];
  /** Number of units that can still be sold. Null if the stock is unlimited. */
  readonly stock: number | null;
  readonly isAvailable: boolean;
  /** Hours in which the dish is served. Null if it is served during all opening hours of the shop. */
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

/** Returns the shop of an existing order, even if guests no longer see the shop. */
export async function shopForOrder(executor: Executor, shopId: number): Promise<ShopForOrder | undefined> {
  const { rows } = await sql<ShopRow>`SELECT ${shopColumns} FROM shop WHERE id = ${shopId}`.execute(executor);
  return rows[0] && shopOf(rows[0]);
}

export type CatalogueForOrderRow = { readonly shop: ShopRow | null; readonly dishes: readonly DishRow[] };

/**
 * SQL for the shop and its dishes among `dishIds` as one JSON value, to be used in a larger statement. Omits removed
 * dishes and dishes of other shops. `catalogueForOrderOf` parses the value.
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

/** Passes one parameter for each id. With an array, PostgreSQL would plan the statement again at each execution. */
const amongDishes = (shopId: number, dishIds: readonly number[]) =>
  sql`shop_id = ${shopId} AND removed_at IS NULL AND id IN (${sql.join(dishIds.length === 0 ? [null] : dishIds)})`;
