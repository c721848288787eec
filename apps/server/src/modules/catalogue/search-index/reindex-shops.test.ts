import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { openSmallCity, type SmallCity } from '../../../testing/small-city.ts';
import { indexNewShops, reindexAllShops, reindexShops } from './reindex-shops.ts';
import { scheduleSortNames } from './sort-names.job.ts';

let app: TestApp;
let database: Database;
let city: SmallCity;
// The tests count rows of the whole database, so each test has its own database.
beforeEach(async () => {
  app = await openTestApp();
  database = app.app.database;
  city = await openSmallCity(app);
  await reindex(city.shopId);
});
afterEach(() => app.close());

const reindex = (...shopIds: number[]) => database.transact((tx) => reindexShops(tx, shopIds));

const uses = async () => {
  const { rows } = await sql<{ title: string; uses: number }>`
    SELECT name ->> 'en' AS title, uses FROM search_name WHERE uses > 0 ORDER BY title`.execute(database.read);
  return Object.fromEntries(rows.map(({ title, uses }) => [title, uses]));
};

test('indexing a shop twice adds its names to the search index once', async () => {
  await reindex(city.shopId, city.shopId);
  expect(await uses()).toEqual({ 'Noodle House': 1, noodles: 1, tea: 1 });
});

test('indexing a shop again replaces old names of dishes and the old position in the search index', async () => {
  await sql`UPDATE dish SET name = '{"en": "Green tea", "zh-CN": "绿茶"}' WHERE id = ${city.teaId}`.execute(
    database.read,
  );
  await sql`UPDATE shop SET xy = point(1, 2) WHERE id = ${city.shopId}`.execute(database.read);
  await reindex(city.shopId);
  expect(await uses()).toEqual({ 'Noodle House': 1, noodles: 1, 'Green tea': 1 });
  const { rows } = await sql<{ x: number }>`SELECT DISTINCT xy[0] AS x FROM search_place`.execute(database.read);
  expect(rows).toEqual([{ x: 1 }]);
});

test('indexing a shop again removes deleted dishes from the search index', async () => {
  expect(await uses()).toHaveProperty('tea');
  await sql`DELETE FROM dish WHERE id = ${city.teaId}`.execute(database.read);
  await reindex(city.shopId);
  expect(await uses()).toEqual({ 'Noodle House': 1, noodles: 1 });
});

test('a failed transaction does not change the search index', async () => {
  await sql`UPDATE dish SET name = '{"en": "Phantom soup"}' WHERE id = ${city.noodlesId}`.execute(database.read);
  const failing = database.transact(async (tx) => {
    await reindexShops(tx, [city.shopId]);
    throw new Error('the merchant pressed cancel');
  });
  await expect(failing).rejects.toThrow('cancel');
  expect(await uses()).toEqual({ 'Noodle House': 1, noodles: 1, tea: 1 });
});

test('shops with the same dish names can be indexed at the same time', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => openSmallCity(app)));
  const before = await uses();
  await Promise.all(others.map(({ shopId }) => reindex(shopId)));
  expect((await uses())['noodles']).toBe((before['noodles'] ?? 0) + 6);
});

test('a daily job moves the most used dish and shop names into the first search tier', async () => {
  await app.drain();
  const tiers = async () =>
    (await sql<{ tier: number }>`SELECT DISTINCT tier FROM search_name WHERE uses > 0`.execute(database.read)).rows;
  expect(await tiers()).toEqual([{ tier: 2 }]);
  await scheduleSortNames(database.read, app.clock.now());
  await app.drain();
  expect(await tiers()).toEqual([{ tier: 0 }]);
  const { rows } = await sql<{ due: Date }>`SELECT run_at AS due FROM job WHERE kind = 'catalogue.sort_names'`.execute(
    database.read,
  );
  expect(rows).toEqual([{ due: new Date(app.clock.now().getTime() + 86_400_000) }]);
});

test('indexing all shops at once gives the same search index as indexing them one by one', async () => {
  await reindex((await openSmallCity(app)).shopId);
  const before = await uses();
  await sql`TRUNCATE search_name, search_place, search_word`.execute(database.read);
  const told: number[] = [];
  await database.transact((tx) => reindexAllShops(tx, (done) => told.push(done)));
  expect(await uses()).toEqual(before);
  expect(told.at(-1)).toBe(2);
  const { rows } = await sql`SELECT FROM pg_indexes WHERE tablename LIKE 'search_%' AND indexdef ~ 'USING gi'`.execute(
    database.read,
  );
  expect(rows).toHaveLength(8);
});

test('indexing all shops at once stores the most used names first', async () => {
  await database.transact((tx) => reindexAllShops(tx, () => undefined));
  const { rows } = await sql<{ kind: string; uses: number; tier: number }>`
    SELECT kind, uses, tier FROM search_name ORDER BY ctid`.execute(database.read);
  expect(rows).toEqual(rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || b.uses - a.uses));
  expect(new Set(rows.map(({ tier }) => tier))).toEqual(new Set([0]));
});

test('a server start indexes only shops that the search index lacks', async () => {
  const { shopId } = await openSmallCity(app);
  const said: string[] = [];
  await indexNewShops(database, (line) => said.push(line));
  const { rows } = await sql<{ shopId: number }>`
    SELECT shop_id AS "shopId" FROM search_place WHERE shop_id = ${shopId} AND dish_id = 0`.execute(database.read);
  expect(rows).toEqual([{ shopId }]);
  expect(said).toHaveLength(1);
  await indexNewShops(database, (line) => said.push(line));
  expect(said).toHaveLength(1);
});
