import type { PartlyTranslated } from '@chifan/domain';
import { type Position, toMercator } from '@chifan/domain/address';
import type { RestaurantType } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type BrandRow, windowSize } from '../shops/shop.store.ts';
import { liveBranches, liveShops } from '../shops/shop-row.store.ts';

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
  /** The best rated shops near the guest, best first. Empty if a featured shop is near the guest. */
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
