import type { Database } from '../../../../platform/database/database.ts';
import { nameRegion } from './name-region.ts';
import { packageRegions } from './package-regions.ts';
import { hasRegions, lockRegions, upsertRegions } from './region.store.ts';

const batchSize = 5000;

/**
 * Fills the empty table of administrative divisions once, even if several servers start together.
 * @returns the number of divisions, or null if the table was not empty.
 */
export async function fillRegions(database: Database): Promise<number | null> {
  if (await hasRegions(database.read)) return null;
  const regions = (await packageRegions()).map((region) => nameRegion(region));
  return database.transact(async (tx) => {
    await lockRegions(tx);
    if (await hasRegions(tx)) return null;
    for (let start = 0; start < regions.length; start += batchSize) {
      await upsertRegions(tx, regions.slice(start, start + batchSize));
    }
    return regions.length;
  });
}
