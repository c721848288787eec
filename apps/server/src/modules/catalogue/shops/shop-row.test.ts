import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { newShop } from '../catalogue-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = { lat: 31.2304, lng: 110 };
const here = { latitude: '31.230400', longitude: '110.000000' };
const namesNearby = async () =>
  (await app.call('nearbyShops', { ...here, pageSize: 2 })).data.records.map(({ name }) => name.text);
const rename = (shopId: number, name: string) =>
  sql`UPDATE shop SET name = jsonb_build_object('en', ${name}::text) WHERE id = ${shopId}`.execute(
    app.app.database.read,
  );

test('nearbyShops returns the new name of a shop that was renamed since an earlier call', async () => {
  const changing = await newShop(app, { at, name: 'Old Sign' });
  await newShop(app, { at: { ...at, lng: 110.0001 }, name: 'Same Sign' });
  expect(await namesNearby()).toEqual(['Old Sign', 'Same Sign']);
  await rename(changing, 'New Sign');
  expect(await namesNearby()).toEqual(['New Sign', 'Same Sign']);
});
