import { z } from 'zod';
import { ImportFailure } from './import-failure.ts';
import type { Listing, Problem, ReadRows } from './listing.ts';
import { hashOf } from './read-csv.ts';

const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });
const feature = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullable(),
  geometry: z.object({ coordinates: z.unknown() }).nullable(),
});
type Feature = z.output<typeof feature>;

export function readGeoJson(file: string, text: string): ReadRows {
  const features = featuresOf(file, text);
  const listings: Listing[] = [];
  const problems: Problem[] = [];
  features.forEach((unknownFeature, index) => {
    const row = index + 1;
    const read = feature.safeParse(unknownFeature);
    if (read.success) listings.push(listingOf(row, read.data));
    else {
      const value = JSON.stringify(unknownFeature).slice(0, 200);
      problems.push({ row, id: '', field: 'feature', value, why: 'row_unreadable', lost: 'row' });
    }
  });
  return { listings, problems };
}

function featuresOf(file: string, text: string): readonly unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportFailure(`${file} is not GeoJSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const read = collection.safeParse(json);
  if (!read.success) throw new ImportFailure(`${file} is not a GeoJSON FeatureCollection.`);
  return read.data.features;
}

function listingOf(row: number, { id, properties, geometry }: Feature): Listing {
  const tags: Record<string, string> = {};
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (typeof value === 'string' && value.trim() !== '') tags[key] = value.trim();
  }
  const [longitude = '', latitude = ''] = middleOf(geometry?.coordinates).map((degrees) => degrees.toFixed(7));
  if (tags['名称'] !== undefined) return cafeOf(row, tags, latitude, longitude);
  const osmId = osmIdOf(tags['@id'] ?? tags['id'] ?? id);
  const sourceId = osmId === undefined ? `geojson:${hashOf([tags['name'], latitude, longitude])}` : `osm:${osmId}`;
  return { row, sourceId, source: 'osm', latitude, longitude, tags };
}

/**
 * Returns the OpenStreetMap id, such as "node/123", of a feature. Exports of OpenStreetMap write the id in different
 * forms and properties.
 */
function osmIdOf(id: string | number | undefined): string | undefined {
  const [, kind, number] = /(node|way|relation)\/(\d+)/.exec(String(id ?? '')) ?? [];
  return number === undefined ? undefined : `${kind}/${number}`;
}

/** Reads a cafe of the list of Chinese cafes, whose properties have Chinese names and which has no ids. */
function cafeOf(row: number, told: Readonly<Record<string, string>>, latitude: string, longitude: string): Listing {
  const tags: Record<string, string> = { name: told['名称'] ?? '', amenity: 'cafe', cuisine: 'coffee_shop' };
  const copied = { opening_hours: '营业时间', 'addr:full': '地址', district: 'city', 'district:en': 'city_en' };
  for (const [tag, key] of Object.entries(copied)) if (told[key]) tags[tag] = told[key];
  if (told['营业状态'] === '停业') tags['shut'] = '停业';
  return {
    row,
    sourceId: `cn-cafe:${hashOf([told['city'], told['名称'], latitude, longitude])}`,
    source: 'awesome-cn-cafe contributors (CC BY 4.0)',
    latitude,
    longitude,
    tags,
  };
}

/**
 * Position of a feature: its point, or the centre of the bounding box of its outline. Empty if the feature has no
 * numeric coordinates.
 */
function middleOf(coordinates: unknown): number[] {
  const points: (readonly [number, number])[] = [];
  const walk = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    const [lng, lat]: unknown[] = value;
    if (typeof lng === 'number' && typeof lat === 'number') points.push([lng, lat]);
    else for (const inner of value) walk(inner);
  };
  walk(coordinates);
  if (points.length === 0) return [];
  const middle = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  };
  return [middle(0), middle(1)];
}
