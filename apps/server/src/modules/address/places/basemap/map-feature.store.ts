import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../../platform/database/database.ts';
import type { GeoShape } from '../geometry/geo-shape.ts';
import type { MapClass, NewFeature } from './map-feature.ts';

export type DrawnFeature = {
  readonly class: MapClass;
  readonly name: PartlyTranslated | null;
  readonly geometry: GeoShape;
};

export type MapSource = { readonly name: string; readonly attribution: string; readonly version: string };

/** A bounding box in Web-Mercator metres. */
export type PlaneBox = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };

export async function hasMapSources(executor: Executor): Promise<boolean> {
  const { rows } = await sql`SELECT FROM map_source LIMIT 1`.execute(executor);
  return rows.length > 0;
}

export async function mapSources(executor: Executor): Promise<MapSource[]> {
  const { rows } = await sql<MapSource>`
    SELECT name, attribution, version FROM map_source ORDER BY name`.execute(executor);
  return rows;
}

export async function replaceSource(executor: Executor, { name, attribution, version }: MapSource): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('the drawn map', 0))`.execute(executor);
  await sql`DELETE FROM map_source WHERE name = ${name}`.execute(executor);
  await sql`INSERT INTO map_source (name, attribution, version) VALUES (${name}, ${attribution}, ${version})`.execute(
    executor,
  );
}

export async function insertFeatures(
  executor: Executor,
  source: string,
  features: readonly NewFeature[],
): Promise<void> {
  await sql`
    INSERT INTO map_feature (source, class, min_zoom, name, name_zh, pinyin, keys, is_hotel, address, geometry,
      extent, centre)
    SELECT ${source}, f.class, f."minZoom", f.name, f."nameZh", f.pinyin, f.keys, f."isHotel", f.address,
      f.geometry,
      box(point(f."minX", f."minY"), point(f."maxX", f."maxY")), point(f.x, f.y)
    FROM jsonb_to_recordset(${JSON.stringify(features)}::jsonb) AS f(class text, "minZoom" smallint, name jsonb,
      "nameZh" text, pinyin text, keys text, "isHotel" boolean, address jsonb, geometry jsonb, "minX" double precision, "minY" double precision,
      "maxX" double precision, "maxY" double precision, x double precision, y double precision)`.execute(executor);
}

/**
 * Deletes demo features of the given classes in the area of an imported map. An imported map with hotels also replaces
 * the demo hotels there. @returns the number of deleted features.
 */
export async function deleteReplacedFeatures(
  executor: Executor,
  source: string,
  replaced: { readonly classes: readonly MapClass[]; readonly hotels: boolean },
  { minX, minY, maxX, maxY }: PlaneBox,
): Promise<number> {
  const { rows } = await sql`
    DELETE FROM map_feature WHERE source = ${source}
      AND CASE WHEN is_hotel THEN ${replaced.hotels} ELSE class = ANY(${replaced.classes}) END
      AND extent && box(point(${minX}, ${minY}), point(${maxX}, ${maxY}))
    RETURNING id`.execute(executor);
  return rows.length;
}

/** Exported separately, so that a test can check the query plan of the statement. */
export const sqlTileFeatures = ({ minX, minY, maxX, maxY }: PlaneBox, zoom: number, limit: number) =>
  sql<DrawnFeature>`
    SELECT class, name, geometry FROM map_feature
    WHERE extent && box(point(${minX}, ${minY}), point(${maxX}, ${maxY})) AND min_zoom <= ${zoom}
    ORDER BY array_position(ARRAY['water', 'border', 'green', 'motorway', 'main', 'place', 'street', 'rail', 'building',
      'land', 'path'], class), min_zoom, id LIMIT ${limit}`;

export async function featuresInBox(
  executor: Executor,
  box: PlaneBox,
  zoom: number,
  limit: number,
): Promise<DrawnFeature[]> {
  return (await sqlTileFeatures(box, zoom, limit).execute(executor)).rows;
}

export type Label = { readonly nameZh: string; readonly nameEn: string; readonly lat: number; readonly lng: number };

export async function labelsInBox(
  executor: Executor,
  { minX, minY, maxX, maxY }: PlaneBox,
  levels: readonly ('province' | 'city' | 'area')[],
): Promise<Label[]> {
  const { rows } = await sql<Label>`
    SELECT name_zh AS "nameZh", name_en AS "nameEn", lat, lng FROM region
    WHERE level IN ('city', 'area') AND level = ANY(${levels}) AND xy IS NOT NULL
      AND lat IS NOT NULL AND lng IS NOT NULL AND xy <@ box(point(${minX}, ${minY}), point(${maxX}, ${maxY}))
    ORDER BY level DESC, code LIMIT 60`.execute(executor);
  return rows;
}

export async function capitalsInBox(executor: Executor, { minX, minY, maxX, maxY }: PlaneBox): Promise<Label[]> {
  const { rows } = await sql<Label>`
    SELECT city.name_zh AS "nameZh", city.name_en AS "nameEn", city.lat, city.lng
    FROM region province JOIN region city ON city.code = left(province.code, 2) || '0100'
    WHERE province.level = 'province' AND city.lat IS NOT NULL AND city.lng IS NOT NULL AND city.xy <@ box(point(${minX}, ${minY}), point(${maxX}, ${maxY}))
    ORDER BY city.code`.execute(executor);
  return rows;
}
