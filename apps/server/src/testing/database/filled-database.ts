import { inject } from 'vitest';
import type { Clock } from '../../platform/clock.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { seedDemoCity, seedPlaces } from '../../seed/index.ts';
import { createDatabase, makeOnce } from './databases.ts';
import { copyOf, type TestDatabase } from './test-database.ts';

/** Starts at noon in Shanghai, because the demo city's offers depend on the hour. */
export const cityClock = (): Clock => {
  const aheadMs = inject('cityAheadMs');
  return { now: () => new Date(Date.now() + aheadMs) };
};

const fillingKey = 528_000_003;
const progress = () => undefined;

/** Data of a server's first start. `places` is the start without the demo city. */
const fillings = {
  places: (database: Database) => seedPlaces(database, { demo: false, progress }),
  city: async (database: Database) => {
    await seedPlaces(database, { demo: true, progress });
    await seedDemoCity(database, { now: cityClock().now(), progress });
  },
};

/** A database as after the first start. The first caller of a run fills it, which takes seconds. Others get copies. */
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
