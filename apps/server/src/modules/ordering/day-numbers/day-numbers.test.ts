import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import {
  newMember,
  noodlesToTakeAway,
  openSmallCity,
  placeAnother,
  placePaid,
  type SmallCity,
  type TestAppWithCards,
  type TestPerson,
} from '../../../testing/index.ts';
import { newSetMeal, openBrand } from '../../../testing/set-meals.ts';
import { buySetMeal } from '../setmeal/set-meals-in-tests.ts';

let app: TestAppWithCards;
let city: SmallCity;
inSmallCityWithCards((opened) => {
  ({ app } = opened);
});

const noon = new Date('2026-11-21T04:00:00Z');
/** 18:00 on the next day in Shanghai. */
const tomorrow = '2026-11-22T10:00:00.000Z';
const balance = { method: 'balance', paymentPassword: '246810' } as const;

beforeEach(async () => {
  app.clock.set(noon);
  city = await openShop();
});

const openShop = async (hours = 'Mo-Su 10:00-02:00'): Promise<SmallCity> => ({
  ...(await openSmallCity(app, hours)),
  member: await newMember(app, 1_000_000),
});
const numberOf = async (orderId: number, { token }: TestPerson = city.member) =>
  (await app.call('orderDetail', { orderId }, { token })).data.dayNumber;
const paid = async (wantedAt: string | null = null, at = city) =>
  numberOf(await placePaid(app, at, { ...noodlesToTakeAway(at), wantedAt }), at.member);
const place = async () => (await placeAnother(app, city.member, noodlesToTakeAway(city))).data.orderId;

test('an order gets its daily order number when it is paid, and the merchant’s order list shows the number', async () => {
  const orderId = await place();
  expect(await numberOf(orderId)).toBeNull();
  await app.call('startPayment', { orderId, ...balance }, city.member);
  expect(await numberOf(orderId)).toBe(1);
  const board = await app.call('merchantOrders', { pageNo: -1 }, city.merchant);
  expect(board.data.records).toMatchObject([{ id: orderId, dayNumber: 1 }]);
  const list = await app.call('listOrders', { search: '#1' }, city.member);
  expect(list.data.records).toMatchObject([{ id: orderId, dayNumber: 1 }]);
  const live = await app.call('liveOrders', {}, city.member);
  expect(live.data.orders).toMatchObject([{ id: orderId, dayNumber: 1 }]);
  const ledger = await app.call('balance', {}, city.member);
  expect(ledger.data.entries.records[0]).toMatchObject({ orderId, dayNumber: 1 });
});

test('orders that are paid at the same time at one shop get consecutive daily order numbers without a gap', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => newMember(app, 100_000)));
  const pay = async (member: TestPerson) => {
    const { orderId } = (await placeAnother(app, member, noodlesToTakeAway(city))).data;
    await app.call('startPayment', { orderId, ...balance }, member);
    return numberOf(orderId, member);
  };
  const numbers = await Promise.all(guests.map(pay));
  expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('daily order numbers continue after midnight and restart at 1 on the shop’s next business day', async () => {
  expect(await paid()).toBe(1);
  app.clock.set(new Date('2026-11-21T17:00:00Z'));
  expect(await paid()).toBe(2);
  app.clock.set(new Date('2026-11-22T04:00:00Z'));
  expect(await paid()).toBe(1);
});

test('an order for tomorrow gets a daily order number of tomorrow', async () => {
  expect(await paid()).toBe(1);
  expect(await paid(tomorrow)).toBe(1);
  expect(await paid()).toBe(2);
  app.clock.set(new Date('2026-11-22T04:00:00Z'));
  expect(await paid()).toBe(2);
});

test('each shop counts its daily order numbers separately', async () => {
  const other = await openShop();
  expect([await paid(), await paid(), await paid(null, other)]).toEqual([1, 2, 1]);
});

test('a repeated payment webhook or a second payment does not change an order’s daily order number', async () => {
  const orderId = await place();
  const { data } = await app.call('startPayment', { orderId, method: 'stripe' }, city.member);
  const secret = data.clientData?.['clientSecret'] ?? '';
  await app.setFaults({ duplicate: 1 });
  await app.payByCard(secret);
  const settled = () => app.drain().then(() => numberOf(orderId));
  await expect.poll(settled).toBe(1);
  await settled();
  const again = await app.call('startPayment', { orderId, ...balance }, city.member);
  expect(again.data).toMatchObject({ reason: 'payment_not_open' });
  expect(await numberOf(orderId)).toBe(1);
  expect(await paid()).toBe(2);
});

test('a failed payment leaves no gap in a shop’s daily order numbers', async () => {
  const poor = await newMember(app, 100);
  const { orderId } = (await placeAnother(app, poor, noodlesToTakeAway(city))).data;
  const refused = await app.call('startPayment', { orderId, ...balance }, poor);
  expect(refused.data).toMatchObject({ reason: 'insufficient_balance' });
  expect(await numberOf(orderId, poor)).toBeNull();
  expect(await paid()).toBe(1);
});

test('orders that a shop accepts automatically get daily order numbers', async () => {
  await sql`UPDATE shop SET auto_accept = true WHERE id = ${city.shopId}`.execute(app.app.database.read);
  expect([await paid(), await paid()]).toEqual([1, 2]);
});

test('a set meal gets a daily order number at each restaurant that its guest chooses, which replaces the earlier number', async () => {
  app.clock.set(new Date('2026-11-23T04:00:00Z'));
  const brand = await openBrand(app, city);
  const [first, second] = brand.branchIds;
  const orderId = await buySetMeal(app, city.member, { setMealId: await newSetMeal(app, brand) });
  expect(await numberOf(orderId)).toBeNull();
  expect(await paid(null, { ...city, shopId: first })).toBe(1);
  await app.call('chooseRestaurant', { orderId, shopId: first }, city.member);
  expect(await numberOf(orderId)).toBe(2);
  await sql`UPDATE shop SET is_taking_orders = false WHERE id = ${first}`.execute(app.app.database.read);
  await app.call('releaseRestaurant', { orderId }, city.member);
  expect(await numberOf(orderId)).toBeNull();
  await app.call('chooseRestaurant', { orderId, shopId: second }, city.member);
  expect(await numberOf(orderId)).toBe(1);
});
