import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCity, type SmallCity, type TestApp } from '../../testing/index.ts';
import { startHearing } from '../announcements/hearing-in-tests.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
  const long = JSON.stringify({ en: 'Slowly cooked. '.repeat(200) });
  await sql`UPDATE dish SET description = ${long}::jsonb WHERE id = ${city.teaId}`.execute(app.app.database.read);
  await startHearing(app);
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.raw({ url: path, headers });
const dishes = () => `/rest/shop/dishes?shopId=${city.shopId}&lang=en`;

test('the response with the dishes of a menu has one ETag per encoding, and a client with a current copy gets status 304', async () => {
  const plain = await get(dishes());
  expect(plain.headers['cache-control']).toBe('public, no-cache');
  expect(plain.headers['vary']).toContain('accept-encoding');
  const tags = new Set([plain.headers['etag']]);
  for (const [encoding, read] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await get(dishes(), { 'accept-encoding': `${encoding}, zstd` });
    expect(headers['content-encoding']).toBe(encoding);
    expect(read(rawPayload).equals(plain.rawPayload)).toBe(true);
    tags.add(headers['etag']);
  }
  expect([...tags].every((tag) => /^"[\w-]+"$/.test(String(tag)))).toBe(true);
  expect(tags.size).toBe(3);
  for (const tag of tags) {
    const again = await get(dishes(), { 'if-none-match': `"x", W/${tag}`, 'accept-encoding': 'br' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('the ETag of a menu changes with the language and with the menu', async () => {
  const tag = String((await get(dishes())).headers['etag']);
  const known = { 'if-none-match': tag };
  expect((await get(dishes().replace('lang=en', 'lang=ja'), known)).statusCode).toBe(200);
  await app.call(
    'setDishAvailability',
    { dishId: city.teaId, isAvailable: false, stock: null },
    { token: city.merchant.token },
  );
  await expect.poll(async () => (await get(dishes(), known)).statusCode).toBe(200);
});

test('the server does not use a content encoding that the client refuses', async () => {
  const { headers } = await get(dishes(), { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
  expect(headers['content-encoding']).toBe('gzip');
});

test('a GET request for a dish returns status 304 to a client with a current copy', async () => {
  const path = `/rest/shop/dish?dishId=${city.teaId}&lang=en`;
  const first = await get(path);
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const again = await get(path, { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a POST request for dishes returns the same data as a GET request', async () => {
  const posted = await app.call('shopDishes', { shopId: city.shopId }, { language: 'en' });
  expect((await get(dishes())).json().data).toEqual(posted.data);
});

test('the response for a missing shop has no ETag', async () => {
  const refused = await get('/rest/shop/dishes?shopId=999999');
  expect([refused.statusCode, refused.headers['etag']]).toEqual([404, undefined]);
});
