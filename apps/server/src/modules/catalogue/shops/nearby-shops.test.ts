import { distanceMetres, type Position } from '@chifan/domain/address';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { newShop } from '../catalogue-in-tests.ts';
import { sqlNearestShops } from './shop.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const centre: Position = { lat: 31.2304, lng: 121.4737 };
const here = { latitude: '31.230400', longitude: '121.473700' };
/**
 * A position some metres north of the centre. Each test has its own longitude (`street`), far from the shops of other
 * tests.
 */
const north = (street: number, metres: number): Position => ({ lat: centre.lat + metres / 111_195, lng: 100 + street });
const standing = (street: number) => ({ latitude: here.latitude, longitude: `${100 + street}.000000` });

type Nearby = Partial<Parameters<typeof app.call<'nearbyShops'>>[1]>;
const nearby = async (street: number, more: Nearby = {}) =>
  (await app.call('nearbyShops', { ...standing(street), ...more })).data;
const ids = (page: { records: { id: number }[] }) => page.records.map(({ id }) => id);

test('nearby shops are sorted by true distance, which is given in whole metres', async () => {
  const far = await newShop(app, { at: north(1, 900) });
  const near = await newShop(app, { at: north(1, 100) });
  const middle = await newShop(app, { at: north(1, -500) });
  const page = await nearby(1, { pageSize: 3 });
  expect(page.records.map(({ id, distanceMetres }) => [id, distanceMetres])).toEqual([
    [near, 100],
    [middle, 500],
    [far, 900],
  ]);
});

test('nearby shops are sorted by distance on the sphere, not on the flat map', async () => {
  const spots = Array.from({ length: 60 }, (_, index) => ({
    lat: 60 + Math.sin(index) * 2,
    lng: 30 + Math.cos(index * 7) * 4,
  }));
  const shops = await Promise.all(spots.map(async (at) => ({ id: await newShop(app, { at }), at })));
  const centre = { lat: 60, lng: 30 };
  const ranked = shops
    .map(({ id, at }) => ({ id, metres: distanceMetres(centre, at) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ id }) => id);
  const asked = { latitude: '60.000000', longitude: '30.000000', pageSize: 20 };
  for (const pageNo of [1, 2, 3]) {
    const page = (await app.call('nearbyShops', { ...asked, pageNo })).data;
    expect(ids(page)).toEqual(ranked.slice((pageNo - 1) * 20, pageNo * 20));
  }
});

test('pages of nearby shops have no gaps or repetitions and state whether there are more', async () => {
  const all = [];
  for (let index = 0; index < 7; index += 1) all.push(await newShop(app, { at: north(2, index * 10) }));
  const type = 'drink';
  await sql`UPDATE shop SET types = ARRAY[${type}] WHERE id = ANY(${all})`.execute(app.app.database.read);
  const pages = [];
  for (const pageNo of [1, 2, 3]) pages.push(await nearby(2, { pageNo, pageSize: 3, type }));
  expect(pages.flatMap(ids)).toEqual(all);
  expect(pages.map(({ hasMore, total }) => [hasMore, total])).toEqual([
    [true, 7],
    [true, 7],
    [false, 7],
  ]);
  expect(await nearby(2, { pageNo: 9, pageSize: 3, type })).toMatchObject({ records: [], hasMore: false });
});

test('nearby shops that accept orders now come before nearer shops that do not', async () => {
  // The clock of the test is set to noon.
  const closed = await newShop(app, { at: north(21, 10), hours: 'Mo-Su 17:00-22:00' });
  const paused = await newShop(app, { at: north(21, 20), isTakingOrders: false });
  const open = await newShop(app, { at: north(21, 900) });
  const openFarAway = await newShop(app, { at: north(21, 30_000) });
  const page = await nearby(21, { pageSize: 4 });
  expect(ids(page)).toEqual([open, closed, paused, openFarAway]);
});

test('shops that are open both now and at the chosen time come first, and each shop states whether it is open at that time', async () => {
  // The clock of the test is set to noon. A shop that is closed now takes no orders for later (rule ordering-6).
  const closesEarly = await newShop(app, { at: north(22, 10), cuisine: 'ramen', hours: 'Mo-Su 10:00-14:00' });
  const closedNow = await newShop(app, { at: north(22, 20), cuisine: 'ramen', hours: 'Mo-Su 17:00-22:00' });
  const open = await newShop(app, { at: north(22, 900), cuisine: 'ramen' });
  const asked = { cuisine: 'ramen', wantedAt: '2026-11-21T11:00:00.000Z' } as const;
  const page = await nearby(22, asked);
  expect(page.records.map(({ id, openState }) => [id, openState.takesOrdersThen])).toEqual([
    [open, true],
    [closesEarly, false],
    [closedNow, true],
  ]);
  expect(ids(await nearby(22, { ...asked, openNow: true }))).toEqual([open]);
});

test('nearbyShops treats a chosen order time that has passed as “as soon as possible”', async () => {
  const shop = await newShop(app, { at: north(23, 10), cuisine: 'ramen', hours: 'Mo-Su 10:00-14:00' });
  const page = await nearby(23, { wantedAt: '2026-11-20T11:00:00.000Z', openNow: true, pageSize: 1 });
  expect(page.records.map(({ id, openState }) => [id, openState.takesOrdersThen])).toEqual([[shop, undefined]]);
});

test('nearby shops can be filtered by type and cuisine', async () => {
  const halal = await newShop(app, { at: north(3, 10), types: ['asian', 'halal'], cuisine: 'xinjiang' });
  const skewers = await newShop(app, { at: north(3, 20), types: ['asian', 'halal'], cuisine: 'skewers' });
  await newShop(app, { at: north(3, 30), types: ['western'], cuisine: 'xinjiang' });
  expect(ids(await nearby(3, { type: 'halal' }))).toEqual([halal, skewers]);
  expect(ids(await nearby(3, { type: 'halal', cuisine: 'skewers' }))).toEqual([skewers]);
  expect(ids(await nearby(3, { cuisine: 'xinjiang' }))).toHaveLength(2);
});

test('the filter "open now" excludes closed and paused shops and shops close to opening or closing', async () => {
  // The clock of the test is set to noon.
  const open = await newShop(app, { at: north(4, 10), cuisine: 'bakery' });
  const always = await newShop(app, { at: north(4, 15), cuisine: 'bakery', hours: '24/7' });
  await newShop(app, { at: north(4, 20), cuisine: 'bakery', hours: 'Mo-Su 17:00-22:00' });
  await newShop(app, { at: north(4, 30), cuisine: 'bakery', hours: 'Mo-Su 10:00-12:20' });
  await newShop(app, { at: north(4, 40), cuisine: 'bakery', hours: 'Mo-Su 12:20-20:00' });
  await newShop(app, { at: north(4, 50), cuisine: 'bakery', isTakingOrders: false });
  const page = await nearby(4, { cuisine: 'bakery', openNow: true });
  expect(ids(page)).toEqual([open, always]);
  expect(page.total).toBe(2);
  const states = (await nearby(4, { cuisine: 'bakery' })).records.map(({ openState }) => openState);
  expect(states.map(({ state, isPaused }) => [state, isPaused])).toEqual([
    ['open', false],
    ['open', false],
    ['closed', false],
    ['closing_soon', false],
    ['opening_soon', false],
    ['open', true],
  ]);
  expect(states[2]?.changesAt).toBe('2026-11-21T09:00:00.000Z');
  expect(states.map(({ opensAt }) => opensAt)).toEqual([
    null,
    null,
    '2026-11-21T09:00:00.000Z',
    '2026-11-22T02:00:00.000Z',
    '2026-11-21T04:20:00.000Z',
    null,
  ]);
});

test('the filter "delivers here" excludes shops whose delivery range does not reach the guest', async () => {
  const reaches = await newShop(app, { at: north(5, 2000), cuisine: 'pizza', radiusMetres: 2100 });
  const falls = await newShop(app, { at: north(5, 900), cuisine: 'pizza', radiusMetres: 800 });
  const page = await nearby(5, { cuisine: 'pizza' });
  expect(page.records.map(({ id, deliveryFee, etaMinutes }) => [id, deliveryFee, etaMinutes])).toEqual([
    [falls, null, 3],
    [reaches, 500, 33],
  ]);
  expect(ids(await nearby(5, { cuisine: 'pizza', deliversHere: true }))).toEqual([reaches]);
});

test('the delivery fee grows with each started kilometre beyond the base distance', async () => {
  for (const metres of [2000, 2001, 3000, 3001]) {
    await newShop(app, { at: north(6, metres), cuisine: 'sushi', radiusMetres: 5000 });
  }
  const page = await nearby(6, { cuisine: 'sushi' });
  expect(page.records.map(({ deliveryFee }) => deliveryFee)).toEqual([500, 700, 700, 900]);
});

test('nearbyShops is refused for an invalid position', async () => {
  const answer = await app.call('nearbyShops', { latitude: '95.000000', longitude: '121.473700' });
  expect(answer).toMatchObject({ status: 422, data: { reason: 'position_invalid' } });
});

test('nearbyShops is refused for an unknown cuisine, before the database is queried', async () => {
  const bad = { ...here, cuisine: "x' OR '1'='1" } as unknown as Parameters<typeof app.call<'nearbyShops'>>[1];
  expect((await app.call('nearbyShops', bad)).status).toBe(400);
});

test('the query for the nearest shops uses an index by distance', async () => {
  const { read } = app.app.database;
  await sql`INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat, lng, xy, opening_hours,
      state, created_at, updated_at)
    SELECT 'many:' || n, 'demo', '{}', '', '', '{asian}', 'cafe', 0, 0, point(n % 100, n / 100), '{"rules": []}', 'live', now(), now()
    FROM generate_series(1, 5000) n`.execute(read);
  await sql`ANALYZE shop`.execute(read);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN ${sqlNearestShops(centre, {}, { offset: 0, limit: 20 })}`.execute(read);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index (Only )?Scan using shop_(xy|neighbourhood)_\w+ on shop .*\n +Order By: \(xy <-> /);
});
