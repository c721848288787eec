import { sql } from 'kysely';
import type { Executor } from '../../../../platform/database/database.ts';
import type { GeoShape } from '../geometry/geo-shape.ts';

/** The outline of a district; `extent` in Web-Mercator metres. */
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

/** The area of one of these names whose seat, or whose city's seat, is nearest to the middle of an outline. */
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
