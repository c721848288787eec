import { fillRegions } from '../modules/address/index.ts';
import type { Database } from '../platform/database/database.ts';

/** Fills in the divisions of the country where there are none: addresses need them with or without the demo city. */
export async function seedPlaces(database: Database, progress: (line: string) => void): Promise<void> {
  const regions = await fillRegions(database);
  if (regions !== null) progress(`The divisions of the country are known: ${regions}, from provinces to streets.`);
}
