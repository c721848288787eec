import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Executor } from '../../../platform/database/database.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { newShop } from '../catalogue-in-tests.ts';
import { type ShopVersion, shopsOfVersions } from './shop-row.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = { lat: 31.2304, lng: 110 };
const elsewhere = { ...at, lng: 100 };
const here = { latitude: '31.230400', longitude: '110.000000' };
const namesNearby = async () =>
  (await app.call('nearbyShops', { ...here, pageSize: 2 })).data.records.map(({ name }) => name.text);
const rename = (executor: Executor, shopId: number, name: string) =>
  sql`UPDATE shop SET name = jsonb_build_object('en', ${name}::text) WHERE id = ${shopId}`.execute(executor);

async function versionsOf(executor: Executor, ids: readonly number[]): Promise<ShopVersion[]> {
  const { rows } = await sql<ShopVersion>`SELECT id, xmin AS version FROM shop WHERE id = ANY(${ids})`.execute(
    executor,
  );
  return rows;
}

test('a list shows a shop as it is now, also when it was read before', async () => {
  const changing = await newShop(app, { at, name: 'Old Sign' });
  await newShop(app, { at: { ...at, lng: 110.0001 }, name: 'Same Sign' });
  expect(await namesNearby()).toEqual(['Old Sign', 'Same Sign']);
  await rename(app.app.database.read, changing, 'New Sign');
  expect(await namesNearby()).toEqual(['New Sign', 'Same Sign']);
});

test('what was not changed is not read again', async () => {
  const { read } = app.app.database;
  const versions = await versionsOf(read, [await newShop(app, { at: elsewhere })]);
  const [first] = await shopsOfVersions(read, versions);
  expect(first).toBeDefined();
  expect((await shopsOfVersions(read, versions))[0]).toBe(first);
});

test('a transaction that changes a shop twice sees both changes, and what it undoes nobody sees', async () => {
  const { read, transact } = app.app.database;
  const id = await newShop(app, { at: elsewhere, name: 'Before' });
  const seen = async (executor: Executor) =>
    (await shopsOfVersions(executor, await versionsOf(executor, [id])))[0]?.name.en;
  const undone = transact(async (tx) => {
    for (const name of ['Once', 'Twice']) {
      await rename(tx, id, name);
      expect(await seen(tx)).toBe(name);
    }
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await seen(read)).toBe('Before');
});

test('a shop that is gone since it was found is left out', async () => {
  const { read } = app.app.database;
  const id = await newShop(app, { at: elsewhere });
  const versions = await versionsOf(read, [id]);
  await sql`DELETE FROM shop WHERE id = ${id}`.execute(read);
  expect(await shopsOfVersions(read, versions)).toEqual([]);
});
