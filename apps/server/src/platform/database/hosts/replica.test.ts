import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asServer } from '../../../testing/database/databases.ts';
import { here, openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { openReplicated, type Replicated } from '../../../testing/servers/postgres-server.ts';
import { startHearing } from '../../announcements/hearing-in-tests.ts';
import { migrate } from '../migrate.ts';

let servers: Replicated;
let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  servers = await openReplicated();
  await migrate(servers.primary.url);
  app = await openTestApp(
    () => ({ replica: { url: servers.standby.url, maxLagMs: 20_000 } }),
    async () => ({ url: servers.primary.url, drop: async () => undefined }),
  );
  city = await openSmallCity(app);
  await startHearing(app);
}, 300_000);
afterAll(async () => {
  await app.close();
  await servers.close();
});

const replica = () => {
  const { replica: opened } = app.app.platform;
  if (!opened) throw new Error('no replica was opened');
  return opened;
};
const nameFor = async (token?: string) =>
  (await app.call('shopDetails', { shopId: city.shopId, ...here }, token === undefined ? {} : { token })).data.name
    .text;
const teaIn = async () =>
  (await app.call('shopMenu', { shopId: city.shopId, ...here })).data.categories
    .flatMap(({ dishes }) => dishes)
    .find(({ id }) => id === city.teaId)?.pinyin;
const atPrimary = (text: ReturnType<typeof sql>) => text.execute(app.app.database.read);
const replay = (what: 'pause' | 'resume') =>
  asServer(servers.standby.url, (client) => client.query(`SELECT pg_wal_replay_${what}()`));

test('guests read from the replica while its delay is small, and from the primary otherwise', async () => {
  await atPrimary(sql`UPDATE dish SET stock = NULL WHERE shop_id = ${city.shopId}`);
  await expect.poll(() => nameFor()).not.toBe('');
  // Waits until the replica has every commit.
  await expect
    .poll(
      async () =>
        (await sql<{ id: number }>`SELECT id FROM dish WHERE stock IS NOT NULL`.execute(replica().read)).rows.length,
    )
    .toBe(0);
  await expect.poll(() => replica().isNear()).toBe(true);
  const before = await nameFor();
  await teaIn();
  await replay('pause');
  await atPrimary(sql`UPDATE shop SET name = '{"en": "Renamed", "zh-CN": "改名"}' WHERE id = ${city.shopId}`);
  await atPrimary(sql`UPDATE dish SET pinyin = 'changed' WHERE id = ${city.teaId}`);
  expect({ guest: await nameFor(), writer: await nameFor(city.merchant.token) }).toEqual({
    guest: before,
    writer: 'Renamed',
  });
  // A menu to be cached is always read from the primary, because a copy from the replica could stay out of date.
  await expect.poll(teaIn).toBe('changed');
  await expect.poll(() => nameFor()).toBe('Renamed');
  expect(replica().isNear()).toBe(false);
  await replay('resume');
  await expect.poll(() => replica().isNear()).toBe(true);
  await servers.standby.kill();
  expect(await nameFor()).toBe('Renamed');
});
