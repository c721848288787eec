import type { PartlyTranslated } from '@chifan/domain';
import { type Position, toMercator } from '@chifan/domain/address';
import type { RestaurantType, ShopType } from '@chifan/domain/catalogue';
import type { DeliveryRule, KitchenTimes } from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { liveBranches, liveShops, type ShopRow, shopColumns } from './shop-row.store.ts';

export type ShopDetailsRow = ShopRow & {
  readonly source: string;
  readonly description: PartlyTranslated;
  readonly address: PartlyTranslated;
  readonly phone: string | null;
  readonly openingHoursText: string | null;
  readonly photos: string[];
  readonly byPlatform: { readonly name: string[]; readonly description: string[] };
  readonly brand: BrandRow | null;
};

export type BrandRow = {
  readonly id: number;
  readonly name: PartlyTranslated;
  readonly plate: string;
  readonly image: string | null;
  readonly branchCount: number;
};

export type ShopInWindow = Pick<
  ShopRow,
  'id' | 'lat' | 'lng' | 'isTakingOrders' | 'openingHoursJson' | 'ratingTenths' | 'typicalPrice'
> &
  DeliveryRule & {
    /** How long the kitchen takes for an order. Null if this is unknown, as for most shops. */
    readonly kitchen: KitchenTimes | null;
  };

export type ShopFilter = {
  readonly type?: ShopType | undefined;
  readonly cuisine?: RestaurantType | undefined;
  readonly halal?: boolean;
  readonly vegetarian?: boolean;
  readonly coupon?: boolean;
  readonly foreignCard?: boolean;
  /** The maximum typical price (median of the main dishes) in fen. */
  readonly maxPrice?: number | undefined;
  readonly minRating?: number | undefined;
};

/** Maximum number of nearest shops in a list. */
export const windowSize = 500;

export type Page = { readonly offset: number; readonly limit: number };

/**
 * Extra rows to read before sorting by true distance. In the order by distance on the flat map, a shop may be up to
 * this number of places away from its true place.
 */
const slackRows = 30;

/**
 * Returns the number of rows to read as one of four literals. If the number were a parameter, PostgreSQL would plan the
 * statement at each call, and planning takes as long as execution.
 */
const rowsToRank = (wanted: number) => sql.lit([50, 100, 200].find((size) => size >= wanted + slackRows) ?? windowSize);

export async function nearestShops(
  executor: Executor,
  here: Position,
  filter: ShopFilter,
  page: Page,
): Promise<{ shops: ShopRow[]; total: number }> {
  const { rows } = await sqlNearestShops(here, filter, page).execute(executor);
  return { shops: rows, total: rows[0]?.total ?? 0 };
}

/**
 * Exported for the test of its query plan. The index returns rows by distance on the flat map, so the statement sorts
 * them again by distance on the sphere.
 */
export const sqlNearestShops = (here: Position, filter: ShopFilter, { offset, limit }: Page) => sql<
  ShopRow & { total: number }
>`
    SELECT ${shopColumns},
      (SELECT count(*) FROM (SELECT FROM ${liveShops} ${matching(filter)} LIMIT ${sql.lit(windowSize)}) AS counted) AS total
    FROM (
      SELECT id, metres FROM (
        SELECT id, ${metresTo(here)} AS metres FROM ${liveShops} ${matching(filter)}
        ORDER BY ${planeDistance(here)} LIMIT ${rowsToRank(offset + limit)}
      ) AS near
      ORDER BY metres, id LIMIT ${limit} OFFSET ${offset}
    ) AS page JOIN shop ON shop.id = page.id
    ORDER BY page.metres, page.id`;

/**
 * Returns the nearest shops in a short form, as one row of JSON that contains each text of opening hours once. Reading
 * 500 full rows takes longer than finding them.
 */
export async function shopsInWindow(
  executor: Executor,
  here: Position,
  filter: ShopFilter,
  rows = windowSize,
): Promise<ShopInWindow[]> {
  const found = await sql<{
    hours: string[] | null;
    shops: (Omit<ShopInWindow, 'openingHoursJson'> & { hours: number })[] | null;
  }>`
    WITH near AS MATERIALIZED (
      SELECT id, lat, lng, opening_hours::text AS hours, is_taking_orders, radius_metres, delivery_base_fee,
        delivery_base_metres, delivery_per_km, rating_tenths, typical_price,
        CASE WHEN busy_minutes + rush_minutes > 0 OR COALESCE(kitchen_usual, kitchen_told) IS NOT NULL THEN json_build_object(
          'told', kitchen_told, 'usual', kitchen_usual, 'byHour', kitchen_by_hour, 'busyMinutes', busy_minutes + rush_minutes) END AS kitchen
      FROM ${liveShops} ${matching(filter)} ORDER BY ${planeDistance(here)} LIMIT ${sql.lit(rows)}
    ), kind AS (SELECT hours, row_number() OVER () - 1 AS number FROM (SELECT DISTINCT hours FROM near) AS known)
    SELECT (SELECT json_agg(hours ORDER BY number) FROM kind) AS hours,
      (SELECT json_agg(json_build_object('id', id, 'lat', lat, 'lng', lng, 'hours', kind.number,
         'isTakingOrders', is_taking_orders, 'radiusMetres', radius_metres, 'baseFee', delivery_base_fee,
         'baseDistanceMetres', delivery_base_metres, 'feePerKilometre', delivery_per_km, 'ratingTenths', rating_tenths,
         'typicalPrice', typical_price, 'kitchen', kitchen))
       FROM near JOIN kind USING (hours)) AS shops`.execute(executor);
  const { hours, shops } = found.rows[0] ?? { hours: null, shops: null };
  return (shops ?? []).map((shop) => ({ ...shop, openingHoursJson: hours?.[shop.hours] ?? '{"rules": []}' }));
}

/** The bounds of the visible part of a map, in degrees. */
export type MapBounds = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

export async function shopsWithin(
  executor: Executor,
  piece: MapBounds,
  filter: ShopFilter,
  rows: number,
): Promise<ShopRow[]> {
  const low = toMercator({ lat: piece.south, lng: piece.west });
  const high = toMercator({ lat: piece.north, lng: piece.east });
  const middle = { lat: (piece.south + piece.north) / 2, lng: (piece.west + piece.east) / 2 };
  const inPiece = sql`xy <@ box(point(${low.x}, ${low.y}), point(${high.x}, ${high.y}))`;
  const found = await sql<ShopRow>`
    SELECT ${shopColumns} FROM ${liveShops} ${matching(filter, inPiece)}
    ORDER BY ${planeDistance(middle)} LIMIT ${rows}`.execute(executor);
  return found.rows;
}

export async function shopsByIds(executor: Executor, ids: readonly number[]): Promise<ShopRow[]> {
  const { rows } = await sql<ShopRow>`SELECT ${shopColumns} FROM ${liveShops} WHERE id = ANY(${ids})`.execute(executor);
  return rows;
}

export async function shopDetailsById(executor: Executor, shopId: number): Promise<ShopDetailsRow | undefined> {
  const { rows } = await sql<ShopDetailsRow>`
    SELECT ${shopColumns}, shop.source, shop.description, shop.address, shop.phone,
      shop.opening_hours_text AS "openingHoursText", shop.photos, shop.by_platform AS "byPlatform",
      (SELECT json_build_object('id', b.id, 'name', b.name, 'plate', b.plate, 'image', b.image, 'branchCount',
         (SELECT count(*) FROM ${liveBranches} WHERE branch.brand_id = b.id))
       FROM brand b WHERE b.id = shop.brand_id) AS brand
    FROM ${liveShops} WHERE id = ${shopId}`.execute(executor);
  return rows[0];
}

const planeDistance = (here: Position) => {
  const { x, y } = toMercator(here);
  return sql`xy <-> point(${x}, ${y})`;
};

/** SQL for the distance in whole metres on the sphere, calculated as by the domain's `distanceMetres`. */
const metresTo = ({ lat, lng }: Position) => sql`round(2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(lat - ${lat}) / 2) ^ 2 + cos(radians(lat)) * cos(radians(${lat})) * sin(radians(lng - ${lng}) / 2) ^ 2))))`;

/**
 * SQL conditions of a shop filter. Uses literals of validated words, so that PostgreSQL plans each filter separately. A
 * shared plan would scan the whole country for a rare cuisine.
 */
function matching(filter: ShopFilter, ...more: readonly RawBuilder<unknown>[]) {
  const conditions = [
    ...(filter.type === undefined ? [] : [sql`types @> ARRAY[${sql.lit(filter.type)}]`]),
    ...(filter.cuisine === undefined ? [] : [sql`cuisine = ${sql.lit(filter.cuisine)}`]),
    ...(filter.halal ? [sql`types @> ARRAY['halal']`] : []),
    ...(filter.vegetarian ? [sql`has_vegetarian`] : []),
    ...(filter.coupon ? [sql`full_reductions <> '[]'`] : []),
    ...(filter.foreignCard ? [sql`accepts_foreign_card`] : []),
    ...(filter.maxPrice === undefined ? [] : [sql`typical_price <= ${filter.maxPrice}`]),
    ...(filter.minRating === undefined ? [] : [sql`rating_tenths >= ${filter.minRating}`]),
    ...more,
  ];
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`;
}
