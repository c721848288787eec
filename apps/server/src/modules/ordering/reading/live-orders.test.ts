import { activeAfterHandOverMinutes } from '@chifan/domain/ordering';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const living = async (token = city.member.token) => (await test.call('liveOrders', {}, { token })).data.orders;
const minute = 60_000;

it('the list of active orders has unpaid orders first, with their payment deadline, and omits cancelled orders', async () => {
  const paidId = await placePaid(test, city, noodlesToTakeAway(city));
  const { orderId, payBefore } = (await quoteAndPlace(test, city.member, noodlesToTakeAway(city))).data;
  expect(await living()).toMatchObject([
    { id: orderId, state: 'unpaid', payBefore, allowedEvents: ['cancel'] },
    { id: paidId, state: 'pending' },
  ]);
  await test.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
  expect((await living()).map(({ id }) => id)).toEqual([paidId]);
});

it('the order list has active orders before newer orders that are over (rule ordering-38)', async () => {
  const active = await placePaid(test, city, noodlesToTakeAway(city));
  const cancelled = await placePaid(test, city, noodlesToTakeAway(city));
  const { token } = city.member;
  await test.call('cancelOrder', { orderId: cancelled, reason: 8 }, { token });
  const { data } = await test.call('listOrders', {}, { token });
  expect(data.records.map(({ id }) => id)).toEqual([active, cancelled]);
  const second = await test.call('listOrders', { pageNo: 2, pageSize: 1 }, { token });
  expect(second.data.records.map(({ id }) => id)).toEqual([cancelled]);
});

it('an active order shows when its pickup code is due, and then the code until it is redeemed', async () => {
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  expect(await living()).toMatchObject([
    { pickUpCode: null, codeExpectedAt: new Date(test.clock.now().getTime() + minute).toISOString() },
  ]);
  test.clock.advance(minute);
  await test.drain();
  const [waiting] = await living();
  expect(waiting).toMatchObject({ state: 'to_be_picked_up', codeExpectedAt: null });
  const { pickUpCode } = waiting ?? {};
  await test.call('redeemCode', { shopId: city.shopId, code: pickUpCode ?? '' }, { token: city.merchant.token });
  expect(await living()).toEqual([]);
});

it('an active delivery shows whether a courier has taken it, and stays listed for an hour after the hand-over', async () => {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  const asCourier = { token: city.courier.token };
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  expect(await living()).toMatchObject([{ id: orderId, hasCourier: false }]);
  await test.call('takeJob', { orderId }, asCourier);
  await test.call('markReady', { orderId }, { token: city.merchant.token });
  await test.call('collectOrder', { orderId }, asCourier);
  const [coming] = await living();
  expect(coming).toMatchObject({ state: 'to_be_delivered', hasCourier: true });
  await test.call('handOver', { orderId, code: coming?.handOverCode ?? '' }, asCourier);
  expect(await living()).toMatchObject([{ state: 'delivered' }]);
  test.clock.advance((activeAfterHandOverMinutes + 1) * minute);
  expect(await living()).toEqual([]);
});

it('the list of active orders does not include another member’s orders', async () => {
  await placePaid(test, city, noodlesToTakeAway(city));
  expect(await living((await openSmallCity(test)).member.token)).toEqual([]);
});
