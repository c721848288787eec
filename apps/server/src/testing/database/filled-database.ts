import { inject } from 'vitest';
import type { Clock } from '../../platform/clock.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { seedDemoCity, seedPlaces } from '../../seed/index.ts';
import { createDatabase, makeOnce } from './databases.ts';
import { copyOf, type TestDatabase } from './test-database.ts';

/** Noon in Shanghai as a run begins, and then on: what the demo city offers depends on the hour. */
export const cityClock = (): Clock => {
  const aheadMs = inject('cityAheadMs');
  return { now: () => new Date(Date.now() + aheadMs) };
};

const fillingKey = 528_000_003;
const progress = () => undefined;

/** What a server's first start fills in; `places` where it is told to leave the demo city out. */
const fillings = {
  places: (database: Database) => seedPlaces(database, { demo: false, progress }),
  city: async (database: Database) => {
    await seedPlaces(database, { demo: true, progress });
    await seedDemoCity(database, { now: cityClock().now(), progress });
  },
};

/** A database as the first start leaves it. Whoever asks first in a run fills it, which takes seconds; the others get copies. */
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
