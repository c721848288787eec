import { sql } from 'kysely';
import type { Executor } from '../../../../platform/database/database.ts';
import type { GeoShape } from '../geometry/geo-shape.ts';
import type { NewRegion } from './name-region.ts';

export async function lockRegions(tx: Executor): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('the regions', 0))`.execute(tx);
}

export async function hasRegions(executor: Executor): Promise<boolean> {
  const { rows } = await sql`SELECT FROM region LIMIT 1`.execute(executor);
  return rows.length > 0;
}

/**
 * Inserts new administrative divisions and updates known divisions. A parent must come before its children.
 * @returns the numbers of added and changed divisions.
 */
export async function upsertRegions(
  executor: Executor,
  regions: readonly NewRegion[],
): Promise<{ added: number; changed: number }> {
  const { rows } = await sql<{ isNew: boolean }>`
    INSERT INTO region AS known (code, level, parent_code, name_zh, pinyin, name_en, key_pinyin, key_en, lat, lng, xy, source)
    SELECT r.code, r.level, r."parentCode", r."nameZh", r.pinyin, r."nameEn", r."keyPinyin", r."keyEn", r.lat, r.lng,
      point(r.x, r.y), r.source
    FROM jsonb_to_recordset(${JSON.stringify(regions)}::jsonb) AS r(code text, level text, "parentCode" text,
      "nameZh" text, pinyin text, "nameEn" text, "keyPinyin" text, "keyEn" text, lat double precision,
      lng double precision, x double precision, y double precision, source text)
    ON CONFLICT (code) DO UPDATE SET name_zh = excluded.name_zh, pinyin = excluded.pinyin, name_en = excluded.name_en,
      key_pinyin = excluded.key_pinyin, key_en = excluded.key_en, lat = excluded.lat, lng = excluded.lng,
      xy = excluded.xy, source = excluded.source
    WHERE (known.name_zh, known.pinyin, known.name_en, known.lat, known.lng)
      IS DISTINCT FROM (excluded.name_zh, excluded.pinyin, excluded.name_en, excluded.lat, excluded.lng)
    RETURNING xmax = 0 AS "isNew"`.execute(executor);
  const added = rows.filter(({ isNew }) => isNew).length;
  return { added, changed: rows.length - added };
}

export type KnownRegion = {
  readonly code: string;
  readonly level: NewRegion['level'];
  readonly parentCode: string | null;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly lat: number | null;
  readonly lng: number | null;
};

export async function knownRegions(executor: Executor): Promise<Map<string, KnownRegion>> {
  const { rows } = await sql<KnownRegion>`
    SELECT code, level, parent_code AS "parentCode", name_zh AS "nameZh", name_en AS "nameEn", lat, lng
    FROM region`.execute(executor);
  return new Map(rows.map((region) => [region.code, region]));
}

/** The outline of a district as a GeoJSON shape. The bounds are in Web-Mercator metres. */
export type NewOutline = {
  readonly code: string;
  readonly nameZh: string;
  readonly geometry: GeoShape;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
};

export async function upsertOutlines(executor: Executor, outlines: readonly NewOutline[]): Promise<void> {
  await sql`
    INSERT INTO region_outline (code, name_zh, geometry, extent)
    SELECT o.code, o."nameZh", o.geometry, box(point(o."minX", o."minY"), point(o."maxX", o."maxY"))
    FROM jsonb_to_recordset(${JSON.stringify(outlines)}::jsonb) AS o(code text, "nameZh" text, geometry jsonb,
      "minX" double precision, "minY" double precision, "maxX" double precision, "maxY" double precision)
    ON CONFLICT (code, name_zh) DO UPDATE SET geometry = excluded.geometry, extent = excluded.extent`.execute(executor);
}

/**
 * Returns the code of the area with one of the given names whose government seat, or whose city's seat, is within
 * `reach` of the point `middle`. An earlier name takes precedence over a nearer seat.
 */
export async function areaNamed(
  executor: Executor,
  names: readonly string[],
  middle: { readonly x: number; readonly y: number },
  reach: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string; away: number }>`
    SELECT area.code, COALESCE(area.xy, city.xy) <-> point(${middle.x}, ${middle.y}) AS away
    FROM region area JOIN region city ON city.code = area.parent_code
    WHERE area.level = 'area' AND area.name_zh = ANY(${names})
      AND COALESCE(area.xy, city.xy) <-> point(${middle.x}, ${middle.y}) < ${reach}
    ORDER BY array_position(${names}::text[], area.name_zh), away LIMIT 1`.execute(executor);
  return rows[0]?.code;
}
