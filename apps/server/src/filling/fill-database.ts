import { indexNewShops } from '../modules/catalogue/index.ts';
import { openDatabase } from '../platform/database/database.ts';
import { longWorkLimits } from '../platform/database/limits.ts';
import { migrate } from '../platform/database/migrate.ts';
import { seedDemoCity, seedPlaces } from '../seed/index.ts';
import type { FillOptions } from './filling.ts';

/**
 * Migrates the database, loads the administrative divisions and, if requested, the demo city, and indexes the shops for
 * search. Idempotent.
 */
export async function fillDatabase(
  { databaseUrl, demo }: FillOptions,
  progress: (line: string) => void,
): Promise<void> {
  await migrate(databaseUrl, progress);
  const database = openDatabase(databaseUrl, 2, () => undefined, longWorkLimits);
  try {
    await seedPlaces(database, { demo, progress });
    if (demo) await seedDemoCity(database, { now: new Date(), progress });
    await indexNewShops(database, progress);
  } finally {
    await database.close();
  }
}
