import { calls } from '@chifan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { here, openSmallCity, type SmallCity } from '../../../testing/small-city.ts';
import { type CatalogueForOrderRow, catalogueForOrderOf, shopForOrder, sqlCatalogueForOrder } from '../index.ts';

let app: TestApp;
let city: SmallCity;
let other: SmallCity;
beforeAll(async () => {
  app = await openTestApp();
  [city, other] = [await openSmallCity(app), await openSmallCity(app)];
});
afterAll(() => app.close());
beforeEach(() => sql`UPDATE dish SET is_available = true, stock = NULL`.execute(app.app.database.read));

const menu = async (language: 'en' | 'zh-CN' = 'en') =>
  (await app.call('shopMenu', { shopId: city.shopId, ...here }, { language })).data;
const teaOnMenu = async () =>
  (await menu()).categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === city.teaId);
const setTea = (token: string, isAvailable: boolean, stock: number | null, dishId = city.teaId) =>
  app.call('setDishAvailability', { dishId, isAvailable, stock }, { token });

test('a menu lists categories, dishes and options in their order, in the reader’s language', async () => {
  const { shop, categories } = await menu();
  expect(shop).toMatchObject({ id: city.shopId, packageFee: 200 });
  expect(categories).toHaveLength(1);
  expect(categories[0]?.dishes.map(({ id }) => id)).toEqual([city.noodlesId, city.teaId]);
  expect(categories[0]?.dishes[0]).toMatchObject({
    shopId: city.shopId,
    name: { text: 'noodles', language: 'en' },
    nameZh: '面',
    price: 3800,
    allergens: { contains: [], free: [] },
    isSoldOut: false,
    options: [{ key: 'size', name: { text: 'Size', language: 'en' }, min: 1, max: 1 }],
  });
  const chinese = (await menu('zh-CN')).categories[0]?.dishes[0]?.options[0]?.choices.map(({ name }) => name.text);
  expect(chinese).toEqual(['中份', '大份']);
});

test('a menu category without dishes is shown only to the merchant', async () => {
  await sql`INSERT INTO dish_category (shop_id, key, name, position)
    VALUES (${city.shopId}, 'empty', '{"zh-CN": "空"}', 5)`.execute(app.app.database.read);
  expect((await menu()).categories).toHaveLength(1);
  const inside = await app.call('merchantMenu', { shopId: city.shopId }, { token: city.merchant.token });
  expect(inside.data.categories.map(({ nameZh, dishes }) => [nameZh, dishes.length])).toEqual([
    ['面', 2],
    ['空', 0],
  ]);
});

test('a dish is sold out if the merchant marks it as sold out or its stock is zero', async () => {
  const { token } = city.merchant;
  for (const [isAvailable, stock, isSoldOut] of [
    [false, null, true],
    [true, 0, true],
    [true, 3, false],
    [true, null, false],
  ] as const) {
    expect((await setTea(token, isAvailable, stock)).data).toBe(true);
    expect(await teaOnMenu()).toMatchObject({ stock, isSoldOut });
    expect((await app.call('dishDetails', { dishId: city.teaId })).data).toMatchObject({ stock, isSoldOut });
  }
});

test('staff of another shop cannot change a dish, and get the same error as for a missing dish', async () => {
  const { token } = other.merchant;
  expect(await setTea(token, false, 0)).toMatchObject({ status: 404, data: { reason: 'dish_not_found' } });
  expect(await setTea(token, false, 0)).toEqual(await setTea(token, false, 0, 999_999_999));
  expect((await teaOnMenu())?.isSoldOut).toBe(false);
  const pause = { shopId: city.shopId, isTakingOrders: false, autoAccept: true };
  for (const answer of [
    await app.call('merchantMenu', { shopId: city.shopId }, { token }),
    await app.call('setTakingOrders', pause, { token }),
  ]) {
    expect(answer).toMatchObject({ status: 404, data: { reason: 'shop_not_found' } });
  }
  expect((await menu()).shop.openState.isPaused).toBe(false);
});

test('guests, couriers and operators cannot change a menu', async () => {
  for (const { token } of [city.member, city.courier, city.operator]) {
    expect((await setTea(token, false, 0)).status).toBe(403);
    expect((await app.call('merchantMenu', { shopId: city.shopId }, { token })).status).toBe(403);
  }
  expect((await setTea('', false, 0)).status).toBe(401);
});

test('a merchant can pause and reopen a shop', async () => {
  const { token } = city.merchant;
  const set = (isTakingOrders: boolean) =>
    app.call('setTakingOrders', { shopId: city.shopId, isTakingOrders, autoAccept: !isTakingOrders }, { token });
  await set(false);
  expect((await menu()).shop.openState).toMatchObject({ state: 'open', isPaused: true });
  const me = (await app.call('staffMe', {}, { token })).data.shops[0];
  expect(me).toMatchObject({ isTakingOrders: false, autoAccept: true });
  await set(true);
  expect((await menu()).shop.openState.isPaused).toBe(false);
});

test('guests see when the pause of a shop ends, and the shop reopens at that time', async () => {
  const { token } = city.merchant;
  const set = (change: object) =>
    app.call(
      'setTakingOrders',
      { shopId: city.shopId, isTakingOrders: false, autoAccept: false, ...change },
      { token },
    );
  const begun = app.clock.now();
  const inMinutes = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);
  await set({ pause: '20_minutes' });
  await set({ pause: '40_minutes' });
  await set({ autoAccept: true });
  const pausedUntil = inMinutes(40).toISOString();
  // `opensAt` is the end of the pause, because the shop accepts orders again then (rule catalogue-33).
  expect((await menu()).shop.openState).toMatchObject({ isPaused: true, pausedUntil, opensAt: pausedUntil });
  expect((await app.call('staffMe', {}, { token })).data.shops[0]).toMatchObject({ autoAccept: true, pausedUntil });
  app.clock.set(inMinutes(39));
  await app.drain();
  expect((await menu()).shop.openState.isPaused).toBe(true);
  app.clock.set(inMinutes(40));
  await app.drain();
  expect((await menu()).shop.openState).toMatchObject({ isPaused: false, pausedUntil: null });
  await set({ pause: 'until_ended' });
  app.clock.set(inMinutes(3 * 24 * 60));
  await app.drain();
  expect((await menu()).shop.openState).toMatchObject({ isPaused: true, pausedUntil: null });
  await set({ isTakingOrders: true });
  app.clock.set(begun);
});

test('a change of a dish sends a live update to the screens of its shop, and a refused change does not', async () => {
  const heard: string[] = [];
  const stop = app.app.platform.live.listen([`shop:${city.shopId}`, `shop:${other.shopId}`], ({ topic }) => {
    heard.push(topic);
  });
  await setTea(city.merchant.token, true, 2);
  await setTea(other.merchant.token, true, 2);
  stop();
  expect(heard).toEqual([`shop:${city.shopId}`]);
});

test('dishDetails is refused for an unknown dish', async () => {
  const answer = await app.call('dishDetails', { dishId: 999_999_999 });
  expect(answer).toMatchObject({ status: 404, data: { reason: 'dish_not_found' } });
});

test('shopMenu and shopDishes return only fields that the API contract defines', async () => {
  const place = { shopId: city.shopId, latitude: '31.230400', longitude: '121.473700' };
  const menu = await app.call('shopMenu', place);
  expect(calls.shopMenu.output.parse(menu.data)).toEqual(menu.data);
  const dishes = await app.call('shopDishes', { shopId: city.shopId });
  expect(calls.shopDishes.output.parse(dishes.data)).toEqual(dishes.data);
});

test('sqlCatalogueForOrder returns the shop and omits given dishes that belong to another shop', async () => {
  const { read } = app.app.database;
  expect(await shopForOrder(read, city.shopId)).toMatchObject({
    position: { lat: 31.2304, lng: 121.4737 },
    deliveryRule: { radiusMetres: 3000, baseFee: 500, baseDistanceMetres: 2000, feePerKilometre: 200 },
    minimumDelivery: 2000,
    packageFee: 200,
    fullReductions: [],
  });
  const offer = async (shopId: number, dishIds: readonly number[]) => {
    const { rows } = await sql<{
      read: CatalogueForOrderRow;
    }>`SELECT ${sqlCatalogueForOrder(shopId, dishIds)} AS read`.execute(read);
    return rows[0] && catalogueForOrderOf(rows[0].read);
  };
  expect(await offer(999_999_999, [city.noodlesId])).toEqual({ shop: undefined, dishes: [] });
  const offered = await offer(city.shopId, [city.noodlesId, other.noodlesId, 999_999_999]);
  expect(offered?.shop).toEqual(await shopForOrder(read, city.shopId));
  expect(offered?.dishes).toMatchObject([
    { id: city.noodlesId, nameZh: '面', price: 3800, stock: null, isAvailable: true },
  ]);
});
