import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { DeliveryRule, Position } from '@chifan/domain/address';
import type { Allergen, Diet, OpeningHours } from '@chifan/domain/catalogue';
import type { Kitchen } from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import { chineseOf } from './local-text.ts';

export type ShopForOrder = {
  readonly id: number;
  /** Changes whenever the row does. */
  readonly version: string;
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly types: readonly string[];
  readonly position: Position;
  readonly addressRecord: PartlyTranslated;
  readonly phone: string | null;
  readonly openingHours: OpeningHours;
  readonly isTakingOrders: boolean;
  readonly autoAccept: boolean;
  readonly deliveryRule: DeliveryRule;
  readonly minimumDelivery: Fen;
  readonly packageFee: Fen;
  readonly fullReductions: readonly { readonly threshold: Fen; readonly reduction: Fen }[];
  readonly acceptsForeignCard: boolean;
  readonly kitchen: Kitchen;
};

/** What a merchant has marked of a dish or a choice; what is named nowhere is unknown. */
export type Marks = {
  readonly allergens: { contains: Allergen[]; free: Allergen[] };
  readonly diet: Partial<Record<Diet, 'yes' | 'no' | 'unknown'>>;
};

/** A group of options with its names; without them it is domain's `OptionGroup`. */
export type NamedOptionGroup = {
  readonly key: string;
  readonly name: PartlyTranslated;
  readonly min: number;
  readonly max: number;
  readonly choices: {
    readonly key: string;
    readonly name: PartlyTranslated;
    readonly price: Fen;
    /** Absent or null: nothing is known of it. */
    readonly marks?: Marks | null;
    readonly isSoldOut?: boolean;
  }[];
};

export type DishForOrder = {
  readonly id: number;
  /** Changes whenever the row does. */
  readonly version: string;
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly plate: string;
  /** Of the menu; of a dish on it there is one. */
  readonly categoryId: number | null;
  readonly price: Fen;
  readonly options: NamedOptionGroup[];
  /** null: not limited. */
  readonly stock: number | null;
  readonly isAvailable: boolean;
  /** null: whenever the shop is open. */
  readonly servedHours: OpeningHours | null;
};

type ShopRow = Omit<ShopForOrder, 'position' | 'deliveryRule' | 'kitchen'> &
  Position &
  DeliveryRule &
  Required<Kitchen>;

export async function shopForOrder(executor: Executor, shopId: number): Promise<ShopForOrder | undefined> {
  const { rows } = await sql<ShopRow>`
    SELECT id, xmin::text AS version, name, name_zh AS "nameZh", pinyin, types, lat, lng, address AS "addressRecord", phone,
      opening_hours AS "openingHours", is_taking_orders AS "isTakingOrders", auto_accept AS "autoAccept",
      radius_metres AS "radiusMetres", delivery_base_fee AS "baseFee", delivery_base_metres AS "baseDistanceMetres",
      delivery_per_km AS "feePerKilometre", minimum_delivery AS "minimumDelivery", package_fee AS "packageFee",
      full_reductions AS "fullReductions", accepts_foreign_card AS "acceptsForeignCard",
      kitchen_told AS told, kitchen_usual AS usual, kitchen_by_hour AS "byHour",
      kitchen_by_category AS "byCategory", busy_minutes + rush_minutes AS "busyMinutes"
    FROM shop WHERE id = ${shopId}`.execute(executor);
  const [row] = rows;
  if (!row) return undefined;
  const { lat, lng, radiusMetres, baseFee, baseDistanceMetres, feePerKilometre, ...others } = row;
  const { told, usual, byHour, byCategory, busyMinutes, ...shop } = others;
  return {
    ...shop,
    position: { lat, lng },
    deliveryRule: { radiusMetres, baseFee, baseDistanceMetres, feePerKilometre },
    kitchen: { told, usual, byHour, byCategory, busyMinutes },
  };
}

/** The dishes of that shop among the asked ones; what is not there (any more), or is another shop's, is simply missing. */
export async function dishesForOrder(
  executor: Executor,
  shopId: number,
  dishIds: readonly number[],
): Promise<DishForOrder[]> {
  const { rows } = await sql<Omit<DishForOrder, 'nameZh'>>`
    SELECT id, xmin::text AS version, name, pinyin, plate, category_id AS "categoryId", price, options, stock,
      is_available AS "isAvailable",
      served_hours AS "servedHours"
    FROM dish WHERE ${amongDishes(shopId, dishIds)}`.execute(executor);
  return rows.map((row) => ({ ...row, nameZh: chineseOf(row.name) }));
}

export type VersionsForOrder = { readonly shop: string | null; readonly dishes: Readonly<Record<number, string>> };

export async function versionsForOrder(
  executor: Executor,
  shopId: number,
  dishIds: readonly number[],
): Promise<VersionsForOrder> {
  const { rows } = await sql<{
    versions: VersionsForOrder;
  }>`SELECT ${versionsForOrderIn(shopId, dishIds)} AS versions`.execute(executor);
  return rows[0]?.versions ?? { shop: null, dishes: {} };
}

/** The same as a part of a statement that asks more. */
export const versionsForOrderIn = (shopId: number, dishIds: readonly number[]): RawBuilder<VersionsForOrder> =>
  sql`jsonb_build_object('shop', (SELECT xmin::text FROM shop WHERE id = ${shopId}),
    'dishes', COALESCE((SELECT jsonb_object_agg(id, xmin::text) FROM dish WHERE ${amongDishes(shopId, dishIds)}), '{}'))`;

/** One by one, and as no array: of that PostgreSQL would count the parts, and plan anew for each order. */
const amongDishes = (shopId: number, dishIds: readonly number[]) =>
  sql`shop_id = ${shopId} AND removed_at IS NULL AND id IN (${sql.join(dishIds.length === 0 ? [null] : dishIds)})`;
