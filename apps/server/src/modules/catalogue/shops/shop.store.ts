import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { DeliveryRule, Position } from '@chifan/domain/address';
import { toMercator } from '@chifan/domain/address';
import type { OpeningHours, RestaurantType, ShopType } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** A shop as its card shows it. */
export type ShopRow = Position &
  DeliveryRule & {
    readonly id: number;
    readonly name: PartlyTranslated;
    readonly nameZh: string;
    readonly pinyin: string;
    readonly cuisine: RestaurantType;
    readonly types: ShopType[];
    readonly image: string | null;
    readonly openingHours: OpeningHours;
    readonly isTakingOrders: boolean;
    readonly minimumDelivery: Fen;
    readonly packageFee: Fen;
    readonly fullReductions: { threshold: Fen; reduction: Fen }[];
    readonly acceptsForeignCard: boolean;
    readonly hasSampleMenu: boolean;
    readonly dishCount: number;
  };

export type ShopDetailsRow = ShopRow & {
  readonly source: string;
  readonly description: PartlyTranslated;
  readonly address: PartlyTranslated;
  readonly phone: string | null;
  readonly openingHoursText: string | null;
};

/** What decides whether a shop is listed when the list depends on the moment and the place. */
export type ShopInWindow = Pick<ShopRow, 'id' | 'lat' | 'lng' | 'isTakingOrders'> &
  DeliveryRule & {
    /** JSON: many shops share their hours, and whoever judges them reads each text once. */
    readonly openingHoursJson: string;
  };

export type ShopFilter = { readonly type: ShopType | undefined; readonly cuisine: RestaurantType | undefined };

/** No list looks further than the nearest so many shops. */
export const windowSize = 500;

export const shopColumns = sql.raw(`shop.id, shop.name, shop.name_zh AS "nameZh", shop.pinyin, shop.cuisine, shop.types,
  shop.image, shop.lat, shop.lng, shop.opening_hours AS "openingHours", shop.is_taking_orders AS "isTakingOrders",
  shop.radius_metres AS "radiusMetres", shop.delivery_base_fee AS "baseFee",
  shop.delivery_base_metres AS "baseDistanceMetres", shop.delivery_per_km AS "feePerKilometre",
  shop.minimum_delivery AS "minimumDelivery", shop.package_fee AS "packageFee",
  shop.full_reductions AS "fullReductions", shop.accepts_foreign_card AS "acceptsForeignCard",
  shop.has_sample_menu AS "hasSampleMenu", shop.dish_count AS "dishCount"`);

/**
 * The nearest `rows` shops, nearest first on the map's plane, with how many the window of `windowSize` holds.
 * The plane's order differs from the true one by a few rows at most: whoever pages reads some more and ranks again.
 */
export async function nearestShops(
  executor: Executor,
  here: Position,
  filter: ShopFilter,
  rows: number,
): Promise<{ shops: ShopRow[]; total: number }> {
  const result = await nearestStatement(here, filter, rows).execute(executor);
  return { shops: result.rows, total: result.rows[0]?.total ?? 0 };
}

/** Apart so that a test can ask for its plan. */
export const nearestStatement = (here: Position, filter: ShopFilter, rows: number) => sql<ShopRow & { total: number }>`
    WITH near AS MATERIALIZED (
      SELECT id, ${planeDistance(here)} AS away FROM shop ${matching(filter)}
      ORDER BY ${planeDistance(here)} LIMIT ${windowSize}
    ), page AS (SELECT id, away FROM near ORDER BY away LIMIT ${rows})
    SELECT ${shopColumns}, (SELECT count(*) FROM near) AS total
    FROM page JOIN shop ON shop.id = page.id ORDER BY page.away`;

/** The window of `windowSize` nearest shops with what decides whether they are open and deliver. */
export async function shopsInWindow(executor: Executor, here: Position, filter: ShopFilter): Promise<ShopInWindow[]> {
  const { rows } = await sql<ShopInWindow>`
    SELECT id, lat, lng, opening_hours::text AS "openingHoursJson", is_taking_orders AS "isTakingOrders",
      radius_metres AS "radiusMetres", delivery_base_fee AS "baseFee", delivery_base_metres AS "baseDistanceMetres",
      delivery_per_km AS "feePerKilometre"
    FROM shop ${matching(filter)} ORDER BY ${planeDistance(here)} LIMIT ${windowSize}`.execute(executor);
  return rows;
}

export async function shopsByIds(executor: Executor, ids: readonly number[]): Promise<ShopRow[]> {
  const { rows } = await sql<ShopRow>`SELECT ${shopColumns} FROM shop WHERE id = ANY(${ids})`.execute(executor);
  return rows;
}

export async function shopDetailsById(executor: Executor, shopId: number): Promise<ShopDetailsRow | undefined> {
  const { rows } = await sql<ShopDetailsRow>`
    SELECT ${shopColumns}, shop.source, shop.description, shop.address, shop.phone,
      shop.opening_hours_text AS "openingHoursText"
    FROM shop WHERE id = ${shopId}`.execute(executor);
  return rows[0];
}

const planeDistance = (here: Position) => {
  const { x, y } = toMercator(here);
  return sql`xy <-> point(${x}, ${y})`;
};

/**
 * The words stand in the statement itself and not as parameters (they are the contract's own, checked at the edge): so each
 * has a plan of its own. With one plan for all, a rare cuisine would be looked for outward through the whole country.
 */
function matching({ type, cuisine }: ShopFilter) {
  const ofType = sql`types @> ARRAY[${sql.lit(type)}]`;
  const ofCuisine = sql`cuisine = ${sql.lit(cuisine)}`;
  if (type !== undefined && cuisine !== undefined) return sql`WHERE ${ofType} AND ${ofCuisine}`;
  if (type !== undefined) return sql`WHERE ${ofType}`;
  return cuisine === undefined ? sql`` : sql`WHERE ${ofCuisine}`;
}
