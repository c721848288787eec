import { createHash } from 'node:crypto';
import type { Database } from '../../../../platform/database/database.ts';
import { hasMapSources } from './map-feature.store.ts';
import { readDrawing } from './read-drawing.ts';
import { demoSource, writeMap } from './write-map.ts';

/** @returns how many features were drawn, null when there is a map. @throws Error when the drawing is unreadable. */
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
