import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noAnnouncements } from '../../../platform/announcements/announcements.ts';
import { startHearing } from '../../../platform/announcements/hearing-in-tests.ts';
import { sharedResponse } from '../../../platform/http/shared-response.ts';
import { here, openTestCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import type { ShopOfMenu } from './dish.store.ts';
import { createMenuCache } from './menu-cache.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
  await startHearing(app);
});
afterAll(() => app.close());
beforeEach(() =>
  sql`UPDATE dish SET stock = NULL, is_available = true, served_hours = NULL, pinyin = 'cha'`.execute(read()),
);

const read = () => app.app.database.read;
const menu = async (language: 'en' | 'zh-CN' = 'en', at = here) =>
  (await app.call('shopMenu', { shopId: city.shopId, ...at }, { language })).data;
const dishesOf = async (language?: 'en' | 'zh-CN') => (await menu(language)).categories.flatMap(({ dishes }) => dishes);

const dishesAlone = async (language: 'en' | 'zh-CN' = 'en') =>
  (await app.call('shopDishes', { shopId: city.shopId }, { language })).data.categories.flatMap(({ dishes }) => dishes);

let unseen = 0;
/** Changes a dish without notifying the cache. If the response is unchanged, it comes from the cache. */
async function isKept(language?: 'en' | 'zh-CN', look = dishesOf): Promise<boolean> {
  await look(language);
  const rename = (pinyin: string) => sql`UPDATE dish SET pinyin = ${pinyin} WHERE id = ${city.teaId}`.execute(read());
  await sql`ALTER TABLE dish DISABLE TRIGGER USER`.execute(read());
  const name = `unseen ${(unseen += 1)}`;
  await rename(name);
  const dishes = await look(language);
  await rename('cha');
  await sql`ALTER TABLE dish ENABLE TRIGGER USER`.execute(read());
  return dishes.every(({ pinyin }) => pinyin !== name);
}

test('a menu is cached per language, but the distance to the shop is calculated for each guest', async () => {
  await expect.poll(() => isKept()).toBe(true);
  await expect.poll(() => isKept('zh-CN')).toBe(true);
  const there = { latitude: '31.300000', longitude: '121.500000' };
  const [near, far] = [await menu(), await menu('en', there)];
  expect(far.shop.distanceMetres).toBeGreaterThan(near.shop.distanceMetres);
  const isSame = async () => isDeepStrictEqual((await menu()).categories, (await menu('en', there)).categories);
  await expect.poll(isSame).toBe(true);
});

const changes: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  [
    'a dish’s new price',
    () => sql`UPDATE dish SET price = price + 100 WHERE id = ${city.teaId}`.execute(read()),
    dishesOf,
  ],
  [
    'a category’s new name',
    () =>
      sql`UPDATE dish_category SET name = '{"en": "Renamed", "zh-CN": "改名"}' WHERE shop_id = ${city.shopId}`.execute(
        read(),
      ),
    menu,
  ],
  [
    'the shop’s new packaging fee',
    () => sql`UPDATE shop SET package_fee = package_fee + 1 WHERE id = ${city.shopId}`.execute(read()),
    menu,
  ],
  [
    'that the kitchen is busy',
    () => sql`UPDATE shop SET busy_minutes = busy_minutes + 5 WHERE id = ${city.shopId}`.execute(read()),
    menu,
  ],
];

const setTea = (isAvailable: boolean) =>
  app.call('setDishAvailability', { dishId: city.teaId, isAvailable, stock: null }, { token: city.merchant.token });

test.each(changes)('a cached menu shows %s as soon as the database announces the change', async (_, change, look) => {
  const before = await look();
  await change();
  await expect.poll(() => look()).not.toEqual(before);
});

const setStock = (stock: number | null) =>
  sql`UPDATE dish SET stock = ${stock} WHERE id = ${city.teaId}`.execute(read());

test('a cached menu shows a dish as sold out or available as soon as the database announces the change', async () => {
  const isSoldOut = async () => (await dishesOf()).find(({ id }) => id === city.teaId)?.isSoldOut;
  for (const isAvailable of [false, true]) {
    await setTea(isAvailable);
    await expect.poll(isSoldOut).toBe(!isAvailable);
  }
});

test('the stock of a dish is read from the database for each request', async () => {
  const left = async () => (await dishesOf()).find(({ id }) => id === city.teaId)?.stock;
  await menu();
  await setStock(3);
  await expect.poll(() => left()).toBe(3);
  await setStock(2);
  expect(await left()).toBe(2);
  await setStock(null);
  await expect.poll(() => left()).toBeNull();
  await expect.poll(() => isKept()).toBe(true);
});

test('a dish is shown as served from the minute in which its serving hours begin', async () => {
  const hours = { rules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], spans: [{ opens: 12 * 60 + 2, closes: 13 * 60 }] }] };
  const before = await menu();
  await sql`UPDATE dish SET served_hours = ${JSON.stringify(hours)}::jsonb WHERE id = ${city.teaId}`.execute(read());
  await expect.poll(() => menu()).not.toEqual(before);
  const isServed = async () => (await dishesOf()).find(({ id }) => id === city.teaId)?.isServedNow;
  expect(await isServed()).toBe(false);
  app.clock.advance(60_000);
  expect(await isServed()).toBe(false);
  await expect.poll(() => isKept()).toBe(true);
  app.clock.advance(60_000);
  expect(await isServed()).toBe(true);
});

test('if the guest chose a time, shopHere states which dishes with serving hours are served at that time, also on another day', async () => {
  const asked = { shopId: city.shopId, ...here };
  const servedThen = async (wantedAt?: string) =>
    (await app.call('shopHere', wantedAt === undefined ? asked : { ...asked, wantedAt })).data.servedThen;
  // The clock of the test is set to noon on a Saturday.
  const hours = {
    rules: [
      { weekdays: [6], spans: [{ opens: 17 * 60, closes: 21 * 60 }] },
      { weekdays: [7], spans: [{ opens: 6 * 60, closes: 10 * 60 }] },
    ],
  };
  await sql`UPDATE dish SET served_hours = ${JSON.stringify(hours)}::jsonb WHERE id = ${city.teaId}`.execute(read());
  const tonight = [{ dishId: city.teaId, isServed: true, spans: [{ opens: 17 * 60, closes: 21 * 60 }] }];
  await expect.poll(() => servedThen('2026-11-21T11:00:00.000Z')).toEqual(tonight);
  const tomorrow = [{ dishId: city.teaId, isServed: false, spans: [{ opens: 6 * 60, closes: 10 * 60 }] }];
  expect(await servedThen('2026-11-22T04:00:00.000Z')).toEqual(tomorrow);
  expect(await servedThen()).toBeUndefined();
  expect(await servedThen('2026-11-20T11:00:00.000Z')).toBeUndefined();
});

test('a menu with dishes of limited stock is cached without the stock, and shopHere returns the current stock', async () => {
  const left = async () => (await app.call('shopHere', { shopId: city.shopId, ...here })).data.left;
  const tagOf = async () => (await app.raw({ url: `/rest/shop/dishes?shopId=${city.shopId}&lang=en` })).headers['etag'];
  await setStock(3);
  await expect.poll(left).toEqual([{ dishId: city.teaId, stock: 3 }]);
  await expect.poll(() => isKept('en', dishesAlone)).toBe(true);
  const before = await tagOf();
  await setStock(0);
  expect(await left()).toEqual([{ dishId: city.teaId, stock: 0 }]);
  expect(await tagOf()).toBe(before);
  const [alone] = (await dishesAlone()).filter(({ id }) => id === city.teaId);
  expect(alone).toMatchObject({ stock: null, isSoldOut: false });
  expect((await dishesOf()).find(({ id }) => id === city.teaId)).toMatchObject({ stock: 0, isSoldOut: true });
});

test('shopHere and shopDishes together return the same data as shopMenu', async () => {
  const asked = { shopId: city.shopId, ...here };
  const [{ shop }, { categories }] = [
    (await app.call('shopHere', asked)).data,
    (await app.call('shopDishes', { shopId: city.shopId })).data,
  ];
  expect({ shop, categories }).toEqual(await menu());
});

test('the menu cache does not exceed its maximum size', async () => {
  const cache = createMenuCache({ ...noAnnouncements, isUpToDate: () => true });
  const shop = {} as ShopOfMenu;
  const write = vi.fn(async () => {
    const answer = sharedResponse(Buffer.alloc(7_000_000));
    return { shop, answer, categories: answer.plain, isCounted: false, withHours: [], until: null };
  });
  const look = (shopId: number) => cache.menuOf(shopId, { language: 'en', now: new Date() }, write);
  for (const shopId of [1, 2, 3, 3]) await look(shopId);
  expect(write).toHaveBeenCalledTimes(3);
  await look(1);
  expect(write).toHaveBeenCalledTimes(4);
});
