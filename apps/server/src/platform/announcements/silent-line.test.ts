import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Freezable, openFreezable } from '../../testing/database/freezable.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../testing/index.ts';
import { startHearing } from './hearing-in-tests.ts';

let line: Freezable;
let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  const database = await openTestDatabase();
  line = await openFreezable(database.url);
  app = await openTestApp(
    () => ({ databaseDirectUrl: line.url }),
    async () => database,
  );
  city = await openSmallCity(app);
  await startHearing(app);
});
afterAll(async () => {
  line.thaw();
  await app.close();
  await line.close();
});

const priceOfTea = async () => {
  const { data } = await app.call('shopDishes', { shopId: city.shopId });
  return data.categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === city.teaId)?.price;
};

test('the server returns no cached menu after its announcement connection was silent for two seconds', async () => {
  const { announcements, database } = app.app.platform;
  const before = await priceOfTea();
  line.freeze();
  await sql`UPDATE dish SET price = price + 100 WHERE id = ${city.teaId}`.execute(database.read);
  await expect.poll(priceOfTea).not.toBe(before);
  expect(announcements.isHearing()).toBe(true);
  expect(announcements.isUpToDate()).toBe(false);
});
