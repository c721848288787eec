import { createHash } from 'node:crypto';
import { basemapClasses } from '@chifan/contract/address/place-views';
import { languages } from '@chifan/domain';
import { z } from 'zod';
import type { Database } from '../../../../platform/database/database.ts';
import { geoShape } from '../geometry/geo-shape.ts';
import { hasMapSources } from './map-feature.store.ts';
import type { ReadFeature } from './map-feature.ts';
import { demoSource, writeMap } from './write-map.ts';

/**
 * Stores the demo map if the database has no map. @returns the number of stored features, or null if there was a map.
 * @throws Error if the demo map cannot be read.
 */
export async function fillBasemap(database: Database, text: string): Promise<number | null> {
  if (await hasMapSources(database.read)) return null;
  const features = readDrawing(JSON.parse(text));
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return database.transact(async (tx) => {
    if (await hasMapSources(tx)) return null;
    await writeMap(tx, { name: demoSource, attribution: '', version }, features);
    return features.length;
  });
}

const drawing = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      properties: z.object({
        class: z.enum(basemapClasses),
        name: z.partialRecord(z.enum(languages), z.string()),
        minZoom: z.int().optional(),
        isHotel: z.boolean().optional(),
        address: z.object({ 'zh-CN': z.string(), en: z.string() }).optional(),
      }),
      geometry: geoShape,
    }),
  ),
});

/** Parses the demo map. @throws Error that names the first invalid field. */
function readDrawing(json: unknown): ReadFeature[] {
  const read = drawing.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`the demo map: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return read.data.features.map(({ properties, geometry }) => ({ ...properties, shape: geometry }));
}
