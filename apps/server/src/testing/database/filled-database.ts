import { inject } from 'vitest';
import type { Clock } from '../../platform/clock.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { seedDemoCity, seedPlaces } from '../../seed/index.ts';
import { createDatabase, makeOnce } from './databases.ts';
import { copyOf, type TestDatabase } from './test-database.ts';

/** A clock that starts at noon in Shanghai, because the offers of the demo city depend on the hour. */
export const cityClock = (): Clock => {
  const aheadMs = inject('cityAheadMs');
  return { now: () => new Date(Date.now() + aheadMs) };
};

const fillingKey = 528_000_003;
const progress = () => undefined;

/** Fills a database like the server's first start. `places` contains the regions and places without the demo city. */
const fillings = {
  places: (database: Database) => seedPlaces(database, { demo: false, progress }),
  city: async (database: Database) => {
    await seedPlaces(database, { demo: true, progress });
    await seedDemoCity(database, { now: cityClock().now(), progress });
  },
};

/**
 * A database with the content of a server's first start. The first caller of a test run fills a template, which takes
 * seconds. Each caller gets a copy.
 */
export async function openFilledDatabase(filling: keyof typeof fillings): Promise<TestDatabase> {
  const { server, template, run } = inject('testDatabase');
  const name = `filled_${run}_${filling}`;
  await makeOnce(server, {
    name,
    key: fillingKey,
    make: async (unfinished) => {
      const database = openDatabase(await createDatabase(server, unfinished, template), 4, () => undefined);
      try {
        await fillings[filling](database);
      } finally {
        await database.close();
      }
    },
  });
  return copyOf(name);
}
