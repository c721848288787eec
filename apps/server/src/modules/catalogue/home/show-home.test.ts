import { type Position, toMercator } from '@chifan/domain/address';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { newShop, type TestShop } from '../catalogue-in-tests.ts';
import { sqlHome } from './home.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Each test has its own town with more than 500 shops, so that other towns are not among the 500 nearest. */
const town = (number: number): Position => ({ lat: 30, lng: 60 + number * 10 });
const east = (at: Position, metres: number): Position => ({ ...at, lng: at.lng + metres / 96_300 });
const home = async (number: number, more: { way?: 'in_store' | 'delivery' } = {}, language: 'en' | 'ja' = 'en') => {
  const { lat, lng } = town(number);
  return (await app.call('home', { latitude: lat.toFixed(6), longitude: lng.toFixed(6), ...more }, { language })).data;
};

type Found = TestShop & { brandId?: number; rank?: number; stars?: number; reviews?: number };
async function found(shop: Found): Promise<number> {
  const id = await newShop(app, shop);
  await sql`UPDATE shop SET brand_id = ${shop.brandId ?? null}, featured_rank = ${shop.rank ?? null},
    rating_tenths = ${shop.stars ?? null}, review_count = ${shop.reviews ?? 0} WHERE id = ${id}`.execute(
    app.app.database.read,
  );
  return id;
}

async function fill(number: number): Promise<void> {
  const { x, y } = toMercator(town(number));
  await sql`INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat, lng, xy, opening_hours,
      state, created_at, updated_at)
    SELECT ${`fill:${number}:`} || n, 'demo', '{}', '', '', '{asian}', CASE WHEN n % 3 = 0 THEN 'cafe' ELSE 'hotpot' END,
      30, 60, point(${x}::float8 + 2000 + n, ${y}), '{"rules": []}', 'live', now(), now() FROM generate_series(1, 600) n`.execute(
    app.app.database.read,
  );
}

async function newBrand(slug: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`INSERT INTO brand (slug, name, plate)
    VALUES (${slug}, ${JSON.stringify({ en: slug, 'zh-CN': '牌' })}::jsonb, 'tea') RETURNING id`.execute(
    app.app.database.read,
  );
  return rows[0]?.id ?? 0;
}

test('the home screen shows the banners of the selected order type (delivery or in store) in the reader’s language', async () => {
  const banner = (way: string, en: string, position: number) =>
    sql`INSERT INTO banner (way, title, text, plate, tint, link, position) VALUES (${way},
      ${JSON.stringify({ en, ...(en === 'Tea' ? { ja: 'お茶' } : {}) })}::jsonb, '{"en": "…"}', 'tea', 'green',
      'pages/shop/list/list?type=drink', ${position})`.execute(app.app.database.read);
  await banner('in_store', 'Noodles', 2);
  await banner('in_store', 'Tea', 1);
  await banner('delivery', 'Home', 0);
  const { banners } = await home(0, {}, 'ja');
  expect(banners.map(({ title }) => title)).toEqual([
    { text: 'お茶', language: 'ja' },
    { text: 'Noodles', language: 'en' },
  ]);
  expect(banners[0]).toMatchObject({
    plate: 'tea',
    tint: 'green',
    link: 'pages/shop/list/list?type=drink',
    image: null,
  });
  expect((await home(0, { way: 'delivery' })).banners.map(({ title }) => title.text)).toEqual(['Home']);
});

test('the home screen counts the cuisines of the 500 nearest shops, most frequent first', async () => {
  await fill(1);
  for (const metres of [10, 20]) await found({ at: east(town(1), metres), cuisine: 'ramen' });
  const { cuisines } = await home(1);
  expect(cuisines).toEqual([
    { cuisine: 'hotpot', plate: 'hotpot', shopCount: 332 },
    { cuisine: 'cafe', plate: 'coffee', shopCount: 166 },
    { cuisine: 'ramen', plate: 'noodles', shopCount: 2 },
  ]);
});

test('the home screen shows the brands with the most nearby branches and counts all branches of each', async () => {
  await fill(2);
  const [small, big, far] = [await newBrand('small'), await newBrand('big'), await newBrand('far')];
  await found({ at: east(town(2), 5), brandId: small });
  for (const metres of [100, 200]) await found({ at: east(town(2), metres), brandId: big });
  for (const metres of [500_000, 600_000, 700_000]) await found({ at: east(town(2), metres), brandId: far });
  await found({ at: east(town(2), 500_000), brandId: big });
  const { brands } = await home(2, {}, 'ja');
  expect(brands.map(({ id, branchCount, plate, nameZh }) => [id, branchCount, plate, nameZh])).toEqual([
    [big, 3, 'tea', '牌'],
    [small, 1, 'tea', '牌'],
  ]);
});

test('the home screen shows at most 8 featured shops within 25 km, sorted by the platform’s rank, then by distance', async () => {
  const second = await found({ at: east(town(3), 10), rank: 2 });
  const first = await found({ at: east(town(3), 24_000), rank: 1 });
  const nearer = await found({ at: east(town(3), 300), rank: 3 });
  const farther = await found({ at: east(town(3), 400), rank: 3 });
  await found({ at: east(town(3), 26_000), rank: 1 });
  await found({ at: east(town(3), 20), stars: 50, reviews: 900 });
  const { featured } = await home(3);
  expect(featured.map(({ id }) => id)).toEqual([first, second, nearer, farther]);
  expect(featured[1]?.distanceMetres).toBe(10);
  for (let index = 0; index < 9; index += 1) await found({ at: east(town(3), 500 + index), rank: 4 });
  expect((await home(3)).featured).toHaveLength(8);
});

test('featured shops that accept no orders now are listed last (rule catalogue-38)', async () => {
  const closed = await found({ at: east(town(0), 10), rank: 1, hours: 'Mo-Su 17:00-22:00' });
  const closing = await found({ at: east(town(0), 20), rank: 2, hours: 'Mo-Su 10:00-12:20' });
  const paused = await found({ at: east(town(0), 30), rank: 3, isTakingOrders: false });
  const open = await found({ at: east(town(0), 40), rank: 4 });
  expect((await home(0)).featured.map(({ id }) => id)).toEqual([open, closed, closing, paused]);
});

test('without featured shops, the home screen shows the best rated shops within 25 km that accept orders now', async () => {
  const good = await found({ at: east(town(4), 10), stars: 44, reviews: 3 });
  const best = await found({ at: east(town(4), 900), stars: 48, reviews: 2 });
  const known = await found({ at: east(town(4), 950), stars: 48, reviews: 20 });
  await found({ at: east(town(4), 15), stars: 50, reviews: 9, hours: 'Mo-Su 17:00-22:00' });
  await found({ at: east(town(4), 20), stars: 50, reviews: 9, isTakingOrders: false });
  await found({ at: east(town(4), 5) });
  await found({ at: east(town(4), 26_000), stars: 50, reviews: 9 });
  expect((await home(4)).featured.map(({ id }) => id)).toEqual([known, best, good]);
});

test('the home screen refuses an invalid position', async () => {
  const answer = await app.call('home', { latitude: '95.000000', longitude: '121.473700' });
  expect(answer).toMatchObject({ status: 422, data: { reason: 'position_invalid' } });
});

test('the query of the home screen uses one index for nearby shops and another for featured shops', async () => {
  const { read } = app.app.database;
  for (const number of [5, 6, 7, 8, 9, 10, 11]) await fill(number);
  // An index-only scan needs pages that are marked as visible to all. A snapshot of another session delays the mark, so
  // the test repeats VACUUM. Without INDEX_CLEANUP, VACUUM leaves pages with few dead rows unmarked.
  const isVacuumed = async () => {
    await sql`VACUUM (ANALYZE, INDEX_CLEANUP ON) shop`.execute(read);
    const { rows } = await sql<{ all: boolean }>`SELECT relallvisible = relpages AS all FROM pg_class
      WHERE oid = 'shop'::regclass`.execute(read);
    return rows[0]?.all;
  };
  await expect.poll(isVacuumed).toBe(true);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${sqlHome(town(5), 'in_store')}`.execute(read);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan.match(/Index Only Scan using shop_neighbourhood_live on shop/g)).toHaveLength(1);
  expect(plan).toMatch(/Scan (using|on) shop_(xy_)?featured/);
  expect(plan).not.toContain('Seq Scan on shop ');
});
