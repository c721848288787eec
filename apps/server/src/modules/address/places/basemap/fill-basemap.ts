import { createHash } from 'node:crypto';
import { basemapClasses } from '@chifan/contract/address/place-views';
import { languages } from '@chifan/domain';
import { z } from 'zod';
import type { Database, Executor } from '../../../../platform/database/database.ts';
import { geoShape } from '../geometry/geo-shape.ts';
import { mapSources } from './map-feature.store.ts';
import type { ReadFeature } from './map-feature.ts';
import { demoSource, writeMap } from './write-map.ts';

/**
 * Stores the demo map if the database has no map, or only an earlier version of the demo map. @returns the number of
 * stored features, or null if there was a map.
 * @throws Error if the demo map cannot be read.
 */
export async function fillBasemap(database: Database, text: string): Promise<number | null> {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  if (!(await isDemoMapMissing(database.read, version))) return null;
  const features = readDrawing(JSON.parse(text));
  return database.transact(async (tx) => {
    if (!(await isDemoMapMissing(tx, version))) return null;
    await writeMap(tx, { name: demoSource, attribution: '', version }, features);
    return features.length;
  });
}

const isDemoMapMissing = async (executor: Executor, version: string): Promise<boolean> =>
  (await mapSources(executor)).every((source) => source.name === demoSource && source.version !== version);

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
