import type { PartlyTranslated } from '@chifan/domain';
import { type Position, toMercator } from '@chifan/domain/address';
import type { RestaurantType } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type BrandRow, windowSize } from '../shops/shop.store.ts';

export type Way = 'in_store' | 'delivery';

export type BannerRow = {
  readonly id: number;
  readonly title: PartlyTranslated;
  readonly text: PartlyTranslated;
  readonly image: string | null;
  readonly plate: string;
  readonly tint: 'orange' | 'green' | 'red' | 'ink';
  readonly link: string;
};

export type FeaturedShop = Position & { readonly id: number; readonly rank: number };

/** A shop of the neighbourhood that guests have rated, with what decides whether it takes orders. */
export type RatedShop = Position & {
  readonly id: number;
  readonly openingHoursJson: string;
  readonly isTakingOrders: boolean;
};

export type HomeRow = {
  readonly banners: BannerRow[];
  readonly cuisines: { readonly cuisine: RestaurantType; readonly shopCount: number }[];
  readonly brands: BrandRow[];
  readonly featured: FeaturedShop[];
  readonly rated: RatedShop[];
};

const mostCuisines = 12;
const mostBrands = 12;
/** Of so many shops those are kept that are near, or open. */
const mostCandidates = 50;

export async function homeRow(executor: Executor, here: Position, way: Way): Promise<HomeRow> {
  const { rows } = await homeStatement(here, way).execute(executor);
  return rows[0] ?? { banners: [], cuisines: [], brands: [], featured: [], rated: [] };
}

/**
 * Everything but the shops' cards in one statement: the neighbourhood is walked once, outward by the index, and counted
 * from there. Apart so that a test can ask for its plan.
 */
export function homeStatement(here: Position, way: Way) {
  const { x, y } = toMercator(here);
  const away = sql`xy <-> point(${x}, ${y})`;
  return sql<HomeRow>`
    WITH near AS MATERIALIZED (
      SELECT id, cuisine, brand_id, rating_tenths, review_count, ${away} AS away
      FROM shop ORDER BY ${away} LIMIT ${windowSize}
    ), cuisines AS (
      SELECT cuisine, count(*)::int AS shops, min(away) AS nearest FROM near
      GROUP BY cuisine ORDER BY shops DESC, nearest LIMIT ${mostCuisines}
    ), brands AS (
      SELECT brand_id, count(*) AS shops, min(away) AS nearest FROM near WHERE brand_id IS NOT NULL
      GROUP BY brand_id ORDER BY shops DESC, nearest LIMIT ${mostBrands}
    ), featured AS (
      SELECT id, lat, lng, featured_rank FROM shop WHERE featured_rank IS NOT NULL
      ORDER BY ${away} LIMIT ${mostCandidates}
    ), rated AS (
      SELECT id, rating_tenths, review_count, away FROM near WHERE rating_tenths IS NOT NULL
      ORDER BY rating_tenths DESC, review_count DESC, away LIMIT ${mostCandidates}
    )
    SELECT
      (SELECT coalesce(json_agg(json_build_object('id', id, 'title', title, 'text', text, 'image', image, 'plate', plate,
         'tint', tint, 'link', link) ORDER BY position, id), '[]')
       FROM banner WHERE way = ${way}) AS banners,
      (SELECT coalesce(json_agg(json_build_object('cuisine', cuisine, 'shopCount', shops) ORDER BY shops DESC, nearest), '[]')
       FROM cuisines) AS cuisines,
      (SELECT coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'plate', b.plate, 'image', b.image,
         'branchCount', (SELECT count(*) FROM shop branch WHERE branch.brand_id = b.id))
         ORDER BY brands.shops DESC, brands.nearest), '[]')
       FROM brands JOIN brand b ON b.id = brands.brand_id) AS brands,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'lat', lat, 'lng', lng, 'rank', featured_rank)), '[]')
       FROM featured) AS featured,
      (SELECT coalesce(json_agg(json_build_object('id', rated.id, 'lat', shop.lat, 'lng', shop.lng,
         'openingHoursJson', shop.opening_hours::text, 'isTakingOrders', shop.is_taking_orders)
         ORDER BY rated.rating_tenths DESC, rated.review_count DESC, rated.away), '[]')
       FROM rated JOIN shop ON shop.id = rated.id) AS rated`;
}
