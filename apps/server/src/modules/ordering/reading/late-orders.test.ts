import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  noodlesDelivered,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;
beforeAll(async () => {
  test = await openTestApp();
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const minute = 60_000;
const detail = async (orderId: number) =>
  (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;

it('a late order shows its guest a new arrival time, and the promised time remains visible to staff (rule ordering-48)', async () => {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  const asMerchant = { token: city.merchant.token };
  const asCourier = { token: city.courier.token };
  await test.call('acceptOrder', { orderId }, asMerchant);
  const { estimatedAt: promised, isLate } = await detail(orderId);
  expect(isLate).toBe(false);
  await test.call('markReady', { orderId }, asMerchant);
  await test.call('takeJob', { orderId }, asCourier);
  const before = (await test.call('collectOrder', { orderId }, asCourier)).data;
  expect(before.promisedAt).toBe(promised);
  expect(before.estimatedAt).not.toBe(promised);
  test.clock.set(new Date(Date.parse(promised) + 7 * minute));
  const late = await detail(orderId);
  expect(late.isLate).toBe(true);
  expect(Date.parse(late.estimatedAt)).toBeGreaterThan(test.clock.now().getTime());
  const [living] = (await test.call('liveOrders', {}, { token: city.member.token })).data.orders;
  expect(living).toMatchObject({ isLate: true, estimatedAt: late.estimatedAt });
});
