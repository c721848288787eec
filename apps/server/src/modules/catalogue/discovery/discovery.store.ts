import type { PartlyTranslated } from '@chifan/domain';
import { type Position, toMercator } from '@chifan/domain/address';
import type { RestaurantType } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type BrandRow, windowSize } from '../shops/shop.store.ts';
import { liveBranches, liveShops, type ShopRow, shopColumns } from '../shops/shop-row.store.ts';

export async function brandById(executor: Executor, brandId: number): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`
    SELECT id, name, plate, image, (SELECT count(*) FROM ${liveShops} WHERE shop.brand_id = brand.id) AS "branchCount"
    FROM brand WHERE id = ${brandId}`.execute(executor);
  return rows[0];
}

export async function nearestBranches(
  executor: Executor,
  brandId: number,
  here: Position,
  rows: number,
): Promise<ShopRow[]> {
  const { x, y } = toMercator(here);
  const found = await sql<ShopRow>`
    WITH nearest AS (
      SELECT id, xy <-> point(${x}, ${y}) AS away FROM ${liveShops} WHERE brand_id = ${brandId}
      ORDER BY away, id LIMIT ${rows}
    )
    SELECT ${shopColumns} FROM nearest JOIN shop ON shop.id = nearest.id ORDER BY nearest.away, shop.id`.execute(
    executor,
  );
  return found.rows;
}

export async function favouriteShops(
  executor: Executor,
  memberId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ shops: ShopRow[]; total: number }> {
  const { rows } = await sql<ShopRow>`
    SELECT ${shopColumns} FROM favourite JOIN ${liveShops} ON shop.id = favourite.shop_id
    WHERE favourite.member_id = ${memberId}
    ORDER BY favourite.created_at DESC, favourite.shop_id DESC LIMIT ${limit} OFFSET ${offset}`.execute(executor);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM favourite JOIN ${liveShops} ON shop.id = favourite.shop_id WHERE member_id = ${memberId}`.execute(
    executor,
  );
  return { shops: rows, total: counted.rows[0]?.total ?? 0 };
}

export async function favouriteShopIds(executor: Executor, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT shop_id AS id FROM favourite JOIN ${liveShops} ON shop.id = favourite.shop_id WHERE member_id = ${memberId}
    ORDER BY favourite.created_at DESC, shop_id DESC`.execute(executor);
  return rows.map(({ id }) => id);
}

type Choice = { readonly memberId: number; readonly shopId: number };

/** Adds a favourite shop. Idempotent, also in concurrent calls. @returns false if the shop does not exist */
export async function addFavourite(executor: Executor, { memberId, shopId }: Choice, now: Date): Promise<boolean> {
  const { rows } = await sql`
    WITH known AS (SELECT id FROM ${liveShops} WHERE id = ${shopId}), added AS (
      INSERT INTO favourite (member_id, shop_id, created_at) SELECT ${memberId}, id, ${now} FROM known
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM known`.execute(executor);
  return rows.length > 0;
}

/** Removes a favourite shop. Does nothing if the shop is not a favourite. @returns false if the shop does not exist */
export async function removeFavourite(executor: Executor, { memberId, shopId }: Choice): Promise<boolean> {
  const { rows } = await sql`
    WITH known AS (SELECT id FROM ${liveShops} WHERE id = ${shopId}), removed AS (
      DELETE FROM favourite USING known WHERE member_id = ${memberId} AND shop_id = known.id
    )
    SELECT id FROM known`.execute(executor);
  return rows.length > 0;
}

export type Way = 'in_store' | 'delivery';

type BannerRow = {
  readonly id: number;
  readonly title: PartlyTranslated;
  readonly text: PartlyTranslated;
  readonly image: string | null;
  readonly plate: string;
  readonly tint: 'orange' | 'green' | 'red' | 'ink';
  readonly link: string;
};

type RatedShop = {
  readonly id: number;
  readonly openingHoursJson: string;
  readonly isTakingOrders: boolean;
};

export type HomeRow = {
  readonly banners: BannerRow[];
  readonly cuisines: { readonly cuisine: RestaurantType; readonly shopCount: number }[];
  readonly brands: BrandRow[];
  readonly featuredIds: number[];
  /** The best rated shops, best first. Empty if the platform features any shop. */
  readonly rated: RatedShop[];
};

const maxCuisines = 12;
const maxBrands = 12;
const maxFeatured = 8;
/** The number of best rated shops to read. The home screen shows the shops among them that accept orders now. */
const maxRated = 40;
/** The maximum distance of featured and best rated shops on the home screen. */
const featuredWithinMetres = 25_000;

export async function homeRow(executor: Executor, here: Position, way: Way): Promise<HomeRow> {
  const { rows } = await sqlHome(here, way).execute(executor);
  return rows[0] ?? { banners: [], cuisines: [], brands: [], featuredIds: [], rated: [] };
}

/**
 * The SQL of the home screen, in one statement, so that the nearby shops are read once. Exported for the test of its
 * query plan.
 */
export function sqlHome(here: Position, way: Way) {
  const { x, y } = toMercator(here);
  const away = sql`xy <-> point(${x}, ${y})`;
  // Web Mercator stretches distances at a latitude by 1 / cos(latitude).
  const reach = featuredWithinMetres / Math.cos((here.lat * Math.PI) / 180);
  return sql<HomeRow>`
    WITH near AS MATERIALIZED (
      SELECT id, cuisine, brand_id, rating_tenths, review_count, ${away} AS away
      FROM ${liveShops} ORDER BY ${away} LIMIT ${windowSize}
    ), cuisines AS (
      SELECT cuisine, count(*)::int AS shops, min(away) AS nearest FROM near
      GROUP BY cuisine ORDER BY shops DESC, nearest LIMIT ${maxCuisines}
    ), brands AS (
      SELECT brand_id, count(*) AS shops, min(away) AS nearest FROM near WHERE brand_id IS NOT NULL
      GROUP BY brand_id ORDER BY shops DESC, nearest LIMIT ${maxBrands}
    ), featured AS MATERIALIZED (
      SELECT id, featured_rank, ${away} AS away FROM ${liveShops}
      WHERE featured_rank IS NOT NULL AND xy <@ circle(point(${x}, ${y}), ${reach})
      ORDER BY featured_rank, away LIMIT ${maxFeatured}
    ), rated AS (
      SELECT id, rating_tenths, review_count, away FROM near
      WHERE rating_tenths IS NOT NULL AND away <= ${reach} AND NOT EXISTS (SELECT FROM featured)
      ORDER BY rating_tenths DESC, review_count DESC, away LIMIT ${maxRated}
    )
    SELECT
      (SELECT coalesce(json_agg(json_build_object('id', id, 'title', title, 'text', text, 'image', image, 'plate', plate,
         'tint', tint, 'link', link) ORDER BY position, id), '[]')
       FROM banner WHERE way = ${way}) AS banners,
      (SELECT coalesce(json_agg(json_build_object('cuisine', cuisine, 'shopCount', shops) ORDER BY shops DESC, nearest), '[]')
       FROM cuisines) AS cuisines,
      (SELECT coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'plate', b.plate, 'image', b.image,
         'branchCount', (SELECT count(*) FROM ${liveBranches} WHERE branch.brand_id = b.id))
         ORDER BY brands.shops DESC, brands.nearest), '[]')
       FROM brands JOIN brand b ON b.id = brands.brand_id) AS brands,
      (SELECT coalesce(json_agg(id ORDER BY featured_rank, away), '[]') FROM featured) AS "featuredIds",
      (SELECT coalesce(json_agg(json_build_object('id', rated.id, 'openingHoursJson', shop.opening_hours::text,
         'isTakingOrders', shop.is_taking_orders)
         ORDER BY rated.rating_tenths DESC, rated.review_count DESC, rated.away), '[]')
       FROM rated JOIN shop ON shop.id = rated.id) AS rated`;
}
