import type { PartlyTranslated } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import { searchMissLimits } from '@chifan/domain/search';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { liveShops } from '../../catalogue/index.ts';

export type Miss = { readonly area: number; readonly language: string; readonly words: string };

/**
 * Counts a search without results. The commit is asynchronous, as in `countSearch`. After the daily limit of entries,
 * only searches with an entry are counted.
 */
export async function countMiss(executor: Executor, day: string, { area, language, words }: Miss): Promise<void> {
  await sql`INSERT INTO search_miss AS known (day, area, language, words, count)
    SELECT ${day}::date, ${area}::int, ${language}, ${words}, 1
    FROM (SELECT set_config('synchronous_commit', 'off', true)) AS unhurried
    WHERE (SELECT count(*) FROM (SELECT FROM search_miss WHERE day = ${day}::date LIMIT ${searchMissLimits.mostADay}) kept)
        < ${searchMissLimits.mostADay}
      OR EXISTS (SELECT FROM search_miss
        WHERE day = ${day}::date AND area = ${area} AND language = ${language} AND words = ${words})
    ON CONFLICT (day, area, language, words) DO UPDATE SET count = known.count + 1`.execute(executor);
}

export type CountedMiss = Miss & { readonly searches: number };

type Wanted = { readonly since: string; readonly areas: readonly number[] | null; readonly most: number };

/**
 * Returns the most frequent searches without results in some areas, or in all areas if `areas` is null. `area` of a
 * result is the area with the most such searches.
 */
export async function missesSince(executor: Executor, { since, areas, most }: Wanted): Promise<CountedMiss[]> {
  const here = areas === null ? sql`` : sql`AND area = ANY(${areas}::int[])`;
  const { rows } = await sql<CountedMiss>`SELECT words, language, sum(times)::int AS searches,
      (array_agg(area ORDER BY times DESC, area))[1] AS area
    FROM (SELECT words, language, area, sum(count) AS times FROM search_miss WHERE day >= ${since}::date ${here}
      GROUP BY words, language, area) each
    GROUP BY words, language HAVING sum(times) >= ${searchMissLimits.fewest}
    ORDER BY searches DESC, words, language LIMIT ${most}`.execute(executor);
  return rows;
}

/** Returns the names of the restaurant nearest to each position, in the sequence of the positions. */
export async function nearestShops(executor: Executor, points: readonly Point[]): Promise<(ShopNames | null)[]> {
  const { rows } = await sql<{ shop: ShopNames | null }>`SELECT near.shop
    FROM jsonb_array_elements(${JSON.stringify(points)}::jsonb) WITH ORDINALITY AS here (at, place)
    LEFT JOIN LATERAL (SELECT jsonb_build_object('nameZh', name_zh, 'name', name) AS shop FROM ${liveShops}
      ORDER BY xy <-> point((at->>'x')::float8, (at->>'y')::float8) LIMIT 1) near
      ON true
    ORDER BY place`.execute(executor);
  return rows.map(({ shop }) => shop);
}

type ShopNames = { readonly nameZh: string; readonly name: PartlyTranslated };
type Point = { readonly x: number; readonly y: number };

export async function positionOfShop(executor: Executor, shopId: number): Promise<Position | undefined> {
  const { rows } = await sql<Position>`SELECT lat, lng FROM shop WHERE id = ${shopId}`.execute(executor);
  return rows[0];
}

export async function forgetMisses(executor: Executor, before: string): Promise<void> {
  await sql`DELETE FROM search_miss WHERE day < ${before}::date`.execute(executor);
}
