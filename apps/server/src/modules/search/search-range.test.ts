import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { centre, here } from '../../testing/small-city.ts';
import { newShop } from '../catalogue/catalogue-in-tests.ts';
import { reindexShops } from '../catalogue/search-index/reindex-shops.ts';

let app: TestApp;
let outside: number;
let inside: number;
let far: number;

beforeAll(async () => {
  app = await openTestApp();
  const north = (metres: number) => ({ lat: centre.lat + metres / 111_195, lng: centre.lng });
  outside = await open({ name: 'Jade Garden', at: north(900), radiusMetres: 500 }, [
    'Red braised eggplant',
    'Jade soup',
  ]);
  inside = await open({ name: 'Jade Garden Two', at: north(2000), radiusMetres: 3000 }, ['Red braised eggplant']);
  far = await open({ name: 'Jade Garden Three', at: north(2500), radiusMetres: 3000 }, ['Jade soup with tofu']);
});
afterAll(() => app.close());

async function open(shop: Parameters<typeof newShop>[1], dishes: readonly string[]): Promise<number> {
  const shopId = await newShop(app, { hours: '24/7', ...shop });
  await app.app.database.transact(async (tx) => {
    await sql`INSERT INTO dish_category (shop_id, key, name, position) VALUES (${shopId}, 'all', '{}', 0)`.execute(tx);
    for (const name of dishes)
      await sql`INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, position)
        SELECT ${shopId}, id, gen_random_uuid()::text, ${JSON.stringify({ en: name, 'zh-CN': name })}::jsonb, '', 3800, 0
        FROM dish_category WHERE shop_id = ${shopId}`.execute(tx);
    await reindexShops(tx, [shopId]);
  });
  return shopId;
}

type More = Partial<Parameters<typeof app.call<'search'>>[1]>;
const search = async (query: string, more: More = {}) => (await app.call('search', { query, ...here, ...more })).data;

test('a search by a guest who wants delivery lists a dish only at restaurants that deliver to the guest, if there are any', async () => {
  const places = async (more: More) =>
    (await search('Red braised eggplant', more)).dishes[0]?.places.map(({ shopId }) => shopId);
  expect(await places({})).toEqual([outside, inside]);
  expect(await places({ way: 'delivery' })).toEqual([inside]);
});

test('a search by a guest who wants delivery lists restaurants that deliver to the guest, and their dishes, first', async () => {
  const found = await search('Jade', { way: 'delivery' });
  expect(found.shops.map(({ shop: { id } }) => id).at(-1)).toBe(outside);
  const dishes = (await search('Jade soup', { way: 'delivery' })).dishes;
  expect(dishes.map(({ places }) => places[0]?.shopId)).toEqual([far, outside]);
  expect(dishes[1]?.places[0]?.deliveryFee).toBeNull();
});

test('the search filter for delivery hides restaurants that do not deliver to the guest, and their dishes', async () => {
  const found = await search('Jade', { way: 'delivery', deliversHere: true });
  expect(found.shops.map(({ shop: { id } }) => id).toSorted()).toEqual([inside, far].toSorted());
  const { dishes } = await search('Jade soup', { way: 'delivery', deliversHere: true });
  expect(dishes.map(({ places }) => places[0]?.shopId)).toEqual([far]);
});
