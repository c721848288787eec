import type { RegionLevel } from '@chifan/contract/address/place-views';
import type { PartlyTranslated } from '@chifan/domain';
import { mercatorScale, type Position, toMercator } from '@chifan/domain/address';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../../platform/database/database.ts';
import type { GeoShape } from '../geometry/geo-shape.ts';

export type Region = {
  readonly code: string;
  readonly level: RegionLevel;
  readonly parentCode: string | null;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly pinyin: string;
  readonly lat: number | null;
  readonly lng: number | null;
};

export type SeatNear = Position & Pick<Region, 'code' | 'level' | 'parentCode'> & { readonly index: number };
export type Outline = { readonly code: string; readonly geometry: GeoShape };
export type StreetNear = { readonly name: PartlyTranslated; readonly nameZh: string; readonly geometry: GeoShape };
export type NamedFeature = {
  readonly class: string;
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly keys: string;
  /** Street with house number. Null unless the feature is a hotel with a known address. */
  readonly address: PartlyTranslated | null;
  readonly isHotel: boolean;
  readonly x: number;
  readonly y: number;
};

const columns = sql.raw(`r.code, r.level, r.parent_code AS "parentCode", r.name_zh AS "nameZh", r.name_en AS "nameEn",
  r.pinyin, r.lat, r.lng`);

const featureColumns = sql.raw(`class, name, name_zh AS "nameZh", pinyin, keys, address, is_hotel AS "isHotel",
  centre[0] AS x, centre[1] AS y`);

const pointOf = (position: Position) => {
  const { x, y } = toMercator(position);
  return sql`point(${x}, ${y})`;
};

export async function seatsNear(executor: Executor, positions: readonly Position[]): Promise<SeatNear[]> {
  const asked = positions.map((position, index) => ({ index, ...toMercator(position) }));
  const { rows } = await sql<SeatNear>`
    SELECT asked.index, seat.*
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS asked(index int, x double precision, y double precision)
    CROSS JOIN LATERAL (
      SELECT code, level, parent_code AS "parentCode", lat, lng FROM region
      WHERE level IN ('city', 'area') AND xy IS NOT NULL AND lat IS NOT NULL AND lng IS NOT NULL
      ORDER BY xy <-> point(asked.x, asked.y) LIMIT 8
    ) seat`.execute(executor);
  return rows;
}

export async function outlinesAround(executor: Executor, positions: readonly Position[]): Promise<Outline[]> {
  const asked = positions.map((position) => toMercator(position));
  const { rows } = await sql<Outline>`
    SELECT code, geometry FROM region_outline WHERE (code, name_zh) IN (
      SELECT o.code, o.name_zh
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS asked(x double precision, y double precision)
      JOIN region_outline o ON o.extent @> box(point(asked.x, asked.y)))`.execute(executor);
  return rows;
}

/**
 * Looks up one code at a time. With several codes in one join, PostgreSQL would read all 44,000 administrative
 * divisions.
 */
export const sqlRegionsWithParents = (codes: readonly string[]) => sql<Region>`
    WITH RECURSIVE chain AS (
      SELECT named.* FROM unnest(${codes}::text[]) AS asked(code)
        CROSS JOIN LATERAL (SELECT ${columns} FROM region r WHERE r.code = asked.code LIMIT 1) named
      UNION
      SELECT above.* FROM chain
        CROSS JOIN LATERAL (SELECT ${columns} FROM region r WHERE r.code = chain."parentCode" LIMIT 1) above
    ) SELECT * FROM chain`;

export async function regionsWithParents(executor: Executor, codes: readonly string[]): Promise<Region[]> {
  return (await sqlRegionsWithParents(codes).execute(executor)).rows;
}

/** Exported separately, so that a test can check the query plan of the statement. */
export const sqlStreetsNear = (here: Position, metres: number) => {
  const { x, y } = toMercator(here);
  const reach = metres * mercatorScale(here.lat);
  return sql<StreetNear>`
    SELECT name, name_zh AS "nameZh", geometry FROM map_feature
    WHERE name IS NOT NULL AND class IN ('path', 'street', 'main')
      AND extent && box(point(${x - reach}, ${y - reach}), point(${x + reach}, ${y + reach}))
    LIMIT 300`;
};

/** Returns named streets that may be within `metres`. Elevated roads are excluded, because no address is on them. */
export async function streetsNear(executor: Executor, here: Position, metres: number): Promise<StreetNear[]> {
  return (await sqlStreetsNear(here, metres).execute(executor)).rows;
}

/** `window` is the number of nearest features that the query reads. A search of all features would be too slow. */
type Nearest = { readonly near: Position; readonly window: number };

/** Finds the nearest named map features, or the nearest hotels, that meet the condition. */
async function featuresWhere(
  executor: Executor,
  condition: RawBuilder<unknown>,
  { near, window }: Nearest,
  kind: 'all' | 'hotels' = 'all',
): Promise<NamedFeature[]> {
  const { rows } = await sql<NamedFeature>`
    SELECT ${featureColumns} FROM (
      SELECT class, name, name_zh, pinyin, keys, address, is_hotel, centre FROM map_feature
      WHERE keys IS NOT NULL AND name IS NOT NULL ${kind === 'hotels' ? sql`AND is_hotel` : sql``}
      ORDER BY centre <-> ${pointOf(near)} LIMIT ${window}
    ) near WHERE ${condition} LIMIT 200`.execute(executor);
  return rows;
}

const matches = (pattern: string) => sql`keys ~ ${pattern}`;

/** Finds the nearest map features whose search key matches the regular expression. */
export const featuresByPattern = (executor: Executor, pattern: string, nearest: Nearest): Promise<NamedFeature[]> =>
  featuresWhere(executor, matches(pattern), nearest);

/**
 * Finds the nearest hotels whose search key matches the regular expression. A guest's hotel may be at the other end of
 * the city, so this search reaches farther than the search of all names.
 */
export const hotelsByPattern = (executor: Executor, pattern: string, nearest: Nearest): Promise<NamedFeature[]> =>
  featuresWhere(executor, matches(pattern), nearest, 'hotels');

/**
 * Finds the nearest map features whose name is part of a longer text. For example, "568fuzhouroad" contains
 * "fuzhouroad".
 */
export const featuresNamedIn = (executor: Executor, text: string, nearest: Nearest): Promise<NamedFeature[]> =>
  featuresWhere(
    executor,
    sql`EXISTS (SELECT FROM regexp_split_to_table(btrim(keys), ' ') k WHERE length(k) > 1 AND strpos(${text}, k) > 0)`,
    nearest,
  );

/** The highest Unicode code point. All texts with a prefix sort before the prefix followed by this character. */
const last = '\u{10FFFF}';

const beginsWith = (column: 'name_zh' | 'key_pinyin' | 'key_en', key: string) =>
  // LIKE cannot use the index in a generic plan, because PostgreSQL does not know the key when it plans.
  sql`(${sql.ref(`r.${column}`)} ~>=~ ${key} AND ${sql.ref(`r.${column}`)} ~<~ ${key + last})`;

/**
 * Finds administrative divisions whose name begins with the key in Chinese, pinyin or English. A separate export, so
 * that a test can check the query plan.
 */
export const sqlRegionsByKey = (key: string, limit: number) => sql<Region>`
    SELECT ${columns} FROM region r
    WHERE r.level <> 'street'
      AND (${beginsWith('name_zh', key)} OR ${beginsWith('key_pinyin', key)} OR ${beginsWith('key_en', key)})
    ORDER BY array_position(ARRAY['province', 'city', 'area'], r.level), length(r.key_en), r.code LIMIT ${limit}`;

export async function regionsByKey(executor: Executor, key: string, limit: number): Promise<Region[]> {
  return (await sqlRegionsByKey(key, limit).execute(executor)).rows;
}

export async function cityByNameZh(executor: Executor, nameZh: string): Promise<Region | undefined> {
  const { rows } = await sql<Region>`
    SELECT ${columns} FROM region r
    WHERE r.level = 'city' AND (r.name_zh = ${nameZh} OR r.name_zh = ${`${nameZh}市`}) ORDER BY r.code LIMIT 1`.execute(
    executor,
  );
  return rows[0];
}

export async function provinceByNameZh(executor: Executor, nameZh: string): Promise<Region | undefined> {
  const { rows } = await sql<Region>`
    SELECT ${columns} FROM region r
    WHERE r.level = 'province' AND r.name_zh LIKE ${`${nameZh}%`} ORDER BY r.code LIMIT 1`.execute(executor);
  return rows[0];
}

export async function regionByCode(executor: Executor, code: string): Promise<Region | undefined> {
  const { rows } = await sql<Region>`SELECT ${columns} FROM region r WHERE r.code = ${code}`.execute(executor);
  return rows[0];
}

export async function childRegionsOf(
  executor: Executor,
  parentCode: string | null,
): Promise<(Region & { readonly hasChildren: boolean })[]> {
  const beneath = parentCode === null ? sql`r.parent_code IS NULL` : sql`r.parent_code = ${parentCode}`;
  const { rows } = await sql<Region & { hasChildren: boolean }>`
    SELECT ${columns}, EXISTS (SELECT FROM region c WHERE c.parent_code = r.code) AS "hasChildren"
    FROM region r WHERE ${beneath} ORDER BY r.code`.execute(executor);
  return rows;
}
