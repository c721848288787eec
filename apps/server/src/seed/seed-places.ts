import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fillBasemap, fillRegions } from '../modules/address/index.ts';
import type { Database } from '../platform/database/database.ts';
import { demoFolder } from './demo-files.ts';

type Options = { readonly demo: boolean; readonly progress: (line: string) => void };

/**
 * Loads the administrative divisions, which addresses always need. For the demo city, also loads the drawn map, which
 * replaces map tiles.
 */
export async function seedPlaces(database: Database, { demo, progress }: Options): Promise<void> {
  const regions = await fillRegions(database);
  if (regions !== null) progress(`Administrative divisions loaded: ${regions}.`);
  if (demo) await fillBasemap(database, await readFile(path.join(demoFolder, 'basemap.json'), 'utf8'));
}
