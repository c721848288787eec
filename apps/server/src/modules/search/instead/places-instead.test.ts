import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { centre, here } from '../../../testing/small-city.ts';
import { newShop, type TestShop } from '../../catalogue/catalogue-in-tests.ts';
import { reindexShops } from '../../catalogue/search-index/reindex-shops.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Dish = {
  readonly price?: number;
  readonly plate?: string;
  readonly diet?: object;
  readonly stock?: number;
  readonly servedHours?: object;
};

const north = (metres: number) => ({ lat: centre.lat + metres / 111_195, lng: centre.lng });

async function shopWith(shop: Partial<TestShop>, dishes: Readonly<Record<string, Dish>>) {
  const { database } = app.app;
  const shopId = await newShop(app, { at: centre, hours: '24/7', ...shop });
  const dishIds: number[] = [];
  await database.transact(async (tx) => {
    await sql`INSERT INTO dish_category (shop_id, key, name, position) VALUES (${shopId}, 'all', '{}', 0)`.execute(tx);
    for (const [nameZh, { price = 3_000, plate = '', diet = {}, stock = null, servedHours = null }] of Object.entries(
      dishes,
    )) {
      const { rows } = await sql<{ id: number }>`
        INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, plate, diet, stock, served_hours, position)
        SELECT ${shopId}, id, gen_random_uuid()::text, ${JSON.stringify({ 'zh-CN': nameZh })}::jsonb, '', ${price}, ${plate},
          ${JSON.stringify(diet)}::jsonb, ${stock},
          ${servedHours === null ? null : JSON.stringify(servedHours)}::jsonb, 0
        FROM dish_category WHERE shop_id = ${shopId} RETURNING id`.execute(tx);
      dishIds.push(rows[0]?.id ?? 0);
    }
    await reindexShops(tx, [shopId]);
  });
  return { shopId, dishIds };
}

type Order = Awaited<ReturnType<typeof shopWith>>;
const insteadOf = async ({ shopId, dishIds }: Order, way: 'eat_here' | 'delivery' = 'eat_here') =>
  (await app.call('placesInstead', { shopId, dishIds, ...here, way })).data.places;
const shopsInsteadOf = async (order: Order, way?: 'eat_here' | 'delivery') =>
  (await insteadOf(order, way)).map(({ shop }) => shop.id);

test('placesInstead returns three open restaurants, sorted by how many of the ordered dishes they serve, then by distance', async () => {
  const order = await shopWith({}, { 宫保鸡丁: {}, 麻婆豆腐: {} });
  const far = await shopWith({ at: north(900) }, { 宫保鸡丁: {}, 麻婆豆腐: {} });
  await shopWith({ at: north(300) }, { 麻婆豆腐: {} });
  const next = await shopWith({ at: north(200) }, { 麻婆豆腐: {} });
  const near = await shopWith({ at: north(100) }, { 宫保鸡丁: {} });
  await shopWith({ at: north(50) }, { 水煮鱼: {} });
  const places = await insteadOf(order);
  expect(places.map(({ shop }) => shop.id)).toEqual([far.shopId, near.shopId, next.shopId]);
  expect(places[0]?.dishes.map(({ insteadOf: wanted, dishId }) => [wanted, dishId])).toEqual([
    [order.dishIds[0], far.dishIds[0]],
    [order.dishIds[1], far.dishIds[1]],
  ]);
});

test('placesInstead returns dishes whose name contains the ordered dish’s name or ends in the same characters', async () => {
  const order = await shopWith({}, { 蒜香排骨煲: {} });
  const longer = await shopWith({ at: north(100) }, { 招牌蒜香排骨煲: {} });
  const sameEnd = await shopWith({ at: north(200) }, { 红烧排骨煲: {}, 排骨汤: {} });
  expect((await insteadOf(order)).map(({ dishes }) => dishes.map(({ dishId }) => dishId))).toEqual([
    longer.dishIds,
    [sameEnd.dishIds[0]],
  ]);
});

test('placesInstead returns dishes of the same kind and meat if too few restaurants serve dishes with similar names', async () => {
  const order = await shopWith({}, { 孜然羊肉串: { plate: 'skewers' } });
  const ofKind = await shopWith({ at: north(100) }, { 红柳大串羊肉: { plate: 'skewers' } });
  await shopWith({ at: north(50) }, { 鸡翅烤串: { plate: 'skewers' } });
  await shopWith({ at: north(60) }, { 手抓羊肉: { plate: 'meat' } });
  expect(await shopsInsteadOf(order)).toEqual([ofKind.shopId]);
});

test('placesInstead leaves out a restaurant that serves only the drink of the ordered meal', async () => {
  const order = await shopWith({}, { 肉夹馍: { plate: 'bun' }, 桂花乌龙: { plate: 'tea' } });
  const drinks = await shopWith({ at: north(100) }, { 桂花乌龙: { plate: 'tea' } });
  expect(await shopsInsteadOf(order)).toEqual([]);
  expect(await shopsInsteadOf({ ...order, dishIds: order.dishIds.slice(1) })).toEqual([drinks.shopId]);
});

test.each<[string, Partial<TestShop>, Dish]>([
  ['is closed', { hours: 'Mo-Su 00:00-00:01' }, {}],
  ['takes no orders', { isTakingOrders: false }, {}],
  ['has sold out the dish', {}, { stock: 0 }],
  ['does not serve the dish now', {}, { servedHours: { rules: [] } }],
  ['is more than ten kilometres away', { at: north(10_500) }, {}],
])(
  'the restaurants that the server proposes in place of a refused order do not include a restaurant that %s',
  async (_case, shop, dish) => {
    const nameZh = `菜${[..._case].map((letter) => String.fromCodePoint(0x4e10 + (letter.codePointAt(0) ?? 0))).join('')}`;
    const order = await shopWith({}, { [nameZh]: {} });
    await shopWith(shop, { [nameZh]: dish });
    expect(await shopsInsteadOf(order)).toEqual([]);
    const open = await shopWith({}, { [nameZh]: {} });
    expect(await shopsInsteadOf(order)).toEqual([open.shopId]);
  },
);

test('placesInstead for a delivery leaves out a restaurant that does not deliver to the guest', async () => {
  const order = await shopWith({}, { 梅菜扣肉: {} });
  const outside = await shopWith({ at: north(4_000), radiusMetres: 3_000 }, { 梅菜扣肉: {} });
  expect(await shopsInsteadOf(order, 'delivery')).toEqual([]);
  expect(await shopsInsteadOf(order)).toEqual([outside.shopId]);
});

test('placesInstead for a vegetarian dish leaves out a dish that is not marked vegetarian (rule search-14)', async () => {
  const order = await shopWith({}, { 三鲜水饺: { diet: { vegetarian: 'yes' } } });
  await shopWith({ at: north(100) }, { 三鲜水饺: {} });
  const vegetarian = await shopWith({ at: north(200) }, { 三鲜水饺: { diet: { vegetarian: 'yes' } } });
  expect(await shopsInsteadOf(order)).toEqual([vegetarian.shopId]);
});

test('placesInstead is refused for an invalid position and returns no places for an unknown dish', async () => {
  const { shopId, dishIds } = await shopWith({}, { 佛跳墙: {} });
  const nowhere = { latitude: '95.000000', longitude: '1.000000' };
  expect((await app.call('placesInstead', { shopId, dishIds, ...nowhere, way: 'pack' })).data).toMatchObject({
    reason: 'position_invalid',
  });
  expect(await shopsInsteadOf({ shopId, dishIds: [999_999_999] })).toEqual([]);
});
