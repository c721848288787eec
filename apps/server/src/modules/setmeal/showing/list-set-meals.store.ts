import { type Position, toMercator } from '@chifan/domain/address';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type Brand, liveShops } from '../../catalogue/index.ts';
import { brandJson, nearestBranch, noBranch, type SetMealRow, setMealColumns } from './set-meal-row.store.ts';

export type SetMealFilter = {
  readonly brandId: number | undefined;
  readonly shopId: number | undefined;
  readonly featured: boolean;
};

export type ListedSetMeals = {
  readonly isBrandKnown: boolean;
  readonly isShopKnown: boolean;
  readonly total: number;
  readonly setMeals: SetMealRow[];
  readonly brands: (Brand & { readonly setMealCount: number })[];
};

export type ListQuery = {
  readonly filter: SetMealFilter;
  readonly here: Position | null;
  /** The business day, 'YYYY-MM-DD'. */
  readonly today: string;
  readonly page: { readonly offset: number; readonly limit: number };
};

/** Maximum number of brands in the list. The nearest brands are shown. */
const maxBrands = 60;

export async function listedSetMeals(executor: Executor, query: ListQuery): Promise<ListedSetMeals> {
  const { rows } = await sqlListSetMeals(query).execute(executor);
  const [row] = rows;
  if (!row) throw new Error('an aggregate row is missing');
  return row;
}

/**
 * Number of nearest branches for which the query computes the distance. Set meals without one of these branches are
 * sorted last.
 */
const maxNearBranches = 500;

/**
 * Reads a page of set meals and the brands in one statement, so that the nearest branches are read once. Exported, so
 * that a test can check the query plan.
 */
export function sqlListSetMeals({ filter, here, today, page }: ListQuery) {
  const place = here && toMercator(here);
  return sql<ListedSetMeals>`
    WITH near AS MATERIALIZED (${place ? branchesNear(place) : sql`SELECT NULL::bigint AS id, NULL::float8 AS away`}),
    reach AS (
      SELECT part.set_meal_id, min(near.away) AS away
      FROM near JOIN set_meal_branch part ON part.shop_id = near.id GROUP BY part.set_meal_id
    ), on_sale AS MATERIALIZED (
      SELECT m.id, m.brand_id, m.featured_rank, reach.away FROM set_meal m LEFT JOIN reach ON reach.set_meal_id = m.id
      WHERE m.is_on_sale AND m.sold_from <= ${today} AND (m.sold_until IS NULL OR m.sold_until >= ${today})
        AND EXISTS (SELECT FROM set_meal_branch part JOIN ${liveShops} ON shop.id = part.shop_id
          WHERE part.set_meal_id = m.id)
    ), brands AS (
      SELECT brand_id, count(*) AS "setMeals", min(away) AS away FROM on_sale
      GROUP BY brand_id ORDER BY away, brand_id LIMIT ${sql.lit(maxBrands)}
    ), page AS (
      SELECT id, away, featured_rank FROM on_sale WHERE ${matching(filter)}
      ORDER BY ${orderOf(filter)} LIMIT ${page.limit} OFFSET ${page.offset}
    )
    SELECT EXISTS (SELECT FROM brand WHERE id = ${filter.brandId ?? null}::bigint) AS "isBrandKnown",
      EXISTS (SELECT FROM ${liveShops} WHERE id = ${filter.shopId ?? null}::bigint) AS "isShopKnown",
      (SELECT count(*) FROM on_sale WHERE ${matching(filter)}) AS total,
      (SELECT coalesce(json_agg(card ORDER BY ${orderOf(filter)}), '[]') FROM (
         SELECT page.away, page.featured_rank, ${setMealColumns(place ? nearestBranch(place) : noBranch)}
         FROM page JOIN set_meal m ON m.id = page.id JOIN brand b ON b.id = m.brand_id) AS card) AS "setMeals",
      (SELECT coalesce(json_agg((${brandJson})::jsonb || jsonb_build_object('setMealCount', "setMeals")
         ORDER BY away, b.id), '[]')
       FROM brands JOIN brand b ON b.id = brands.brand_id) AS brands`;
}

const branchesNear = ({ x, y }: { readonly x: number; readonly y: number }) => sql`
      SELECT id, xy <-> point(${x}, ${y}) AS away FROM ${liveShops} WHERE brand_id IS NOT NULL
      ORDER BY xy <-> point(${x}, ${y}) LIMIT ${sql.lit(maxNearBranches)}`;

const matching = ({ brandId, shopId, featured }: SetMealFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(brandId === undefined ? [] : [sql`brand_id = ${brandId}`]),
      ...(shopId === undefined
        ? []
        : [sql`EXISTS (SELECT FROM set_meal_branch WHERE set_meal_id = on_sale.id AND shop_id = ${shopId})`]),
      ...(featured ? [sql`featured_rank IS NOT NULL`] : []),
    ],
    sql` AND `,
  );

/** Featured set meals are sorted by the platform's rank, others by distance. */
const orderOf = ({ featured }: SetMealFilter): RawBuilder<unknown> =>
  featured ? sql`featured_rank, id` : sql`away, featured_rank NULLS LAST, id`;
