import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../platform/database/database.ts';
import { openTestApp, type TestApp } from '../../../../testing/open-test-app.ts';
import { openSmallCity, type SmallCity } from '../../../../testing/small-city.ts';
import { reindexShops } from './reindex-shops.ts';

let app: TestApp;
let database: Database;
let city: SmallCity;
beforeAll(async () => {
  app = await openTestApp();
  database = app.app.database;
  city = await openSmallCity(app);
});
afterAll(() => app.close());

const reindex = (...shopIds: number[]) => database.transact((tx) => reindexShops(tx, shopIds));

const uses = async () => {
  const { rows } = await sql<{ title: string; uses: number }>`
    SELECT name ->> 'en' AS title, uses FROM search_name WHERE uses > 0 ORDER BY title`.execute(database.read);
  return Object.fromEntries(rows.map(({ title, uses }) => [title, uses]));
};

test('a shop and its dishes are known by their names, once however often they are indexed', async () => {
  await reindex(city.shopId);
  await reindex(city.shopId, city.shopId);
  expect(await uses()).toEqual({ 'Noodle House': 1, noodles: 1, tea: 1 });
});

test('a dish with a new name leaves the old one, and what moved is found at its new place', async () => {
  await sql`UPDATE dish SET name = '{"en": "Green tea", "zh-CN": "绿茶"}' WHERE id = ${city.teaId}`.execute(
    database.read,
  );
  await sql`UPDATE shop SET xy = point(1, 2) WHERE id = ${city.shopId}`.execute(database.read);
  await reindex(city.shopId);
  expect(await uses()).toEqual({ 'Noodle House': 1, noodles: 1, 'Green tea': 1 });
  const { rows } = await sql<{ x: number }>`SELECT DISTINCT xy[0] AS x FROM search_place`.execute(database.read);
  expect(rows).toEqual([{ x: 1 }]);
});

test('a dish that is gone is found no longer', async () => {
  await sql`DELETE FROM dish WHERE id = ${city.teaId}`.execute(database.read);
  await reindex(city.shopId);
  expect(await uses()).toEqual({ 'Noodle House': 1, noodles: 1 });
});

test('what a transaction that failed had indexed is not known', async () => {
  await sql`UPDATE dish SET name = '{"en": "Phantom soup"}' WHERE id = ${city.noodlesId}`.execute(database.read);
  const failing = database.transact(async (tx) => {
    await reindexShops(tx, [city.shopId]);
    throw new Error('the merchant pressed cancel');
  });
  await expect(failing).rejects.toThrow('cancel');
  expect(await uses()).toEqual({ 'Noodle House': 1, noodles: 1 });
});

test('merchants who write the same dishes at the same moment do not stop one another', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => openSmallCity(app)));
  const before = await uses();
  await Promise.all(others.map(({ shopId }) => reindex(shopId)));
  expect((await uses())['noodles']).toBe((before['noodles'] ?? 0) + 6);
});
