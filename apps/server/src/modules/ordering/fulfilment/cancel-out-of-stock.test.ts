import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  type OrderInput,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { ledgerFaults } from '../ordering-in-tests.ts';

let test: TestApp;
let city: SmallCity;
const minute = 60_000;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const asMerchant = () => ({ token: city.merchant.token });
const runOut = (orderId: number) => test.call('runOut', { orderId }, asMerchant());
const balance = async () => (await test.call('balance', {}, { token: city.member.token })).data.balance;
const shownEvents = async (orderId: number) => {
  const { records } = (await test.call('merchantOrders', { shopId: city.shopId }, asMerchant())).data;
  return records.find(({ id }) => id === orderId)?.allowedEvents;
};

async function withCode(request: OrderInput): Promise<number> {
  const orderId = await placePaid(test, city, request);
  await test.call('acceptOrder', { orderId }, asMerchant());
  test.clock.advance(minute);
  await test.drain();
  return orderId;
}

it.each<[string, (city: SmallCity) => Partial<OrderInput>]>([
  ['is collected', () => ({})],
  ['is packed', () => ({ type: 'pack' })],
  ['is eaten here', () => ({ dining: 'dine_in' })],
  ['is collected tomorrow', () => ({ wantedAt: '2026-11-22T10:00:00.000Z' })],
])(
  'when a dish runs out, a kitchen can cancel an order that %s with a full refund, even after issuing the pick-up code',
  async (_how, way) => {
    test.clock.set(new Date('2026-11-21T04:00:00Z'));
    const orderId = await withCode({ ...noodlesToTakeAway(city), ...way(city) });
    expect(await shownEvents(orderId)).toContain('run_out');
    expect((await runOut(orderId)).data).toMatchObject({ state: 'cancelled', allowedEvents: [] });
    const { data } = await test.call('orderDetail', { orderId }, { token: city.member.token });
    expect(data).toMatchObject({ state: 'cancelled', cancelReason: 'sold_out' });
    expect(await balance()).toBe(100_000);
    const redeemed = await test.call('redeemCode', { shopId: city.shopId, code: data.pickUpCode ?? '' }, asMerchant());
    expect(redeemed.data).toMatchObject({ reason: 'transition_not_allowed' });
    expect(await ledgerFaults(test)).toBe(0);
  },
);

it('a kitchen cannot cancel an order because of a sold-out dish later than 15 minutes after acceptance', async () => {
  const orderId = await withCode(noodlesToTakeAway(city));
  test.clock.advance(14 * minute);
  expect(await shownEvents(orderId)).toContain('run_out');
  test.clock.advance(1);
  expect(await shownEvents(orderId)).not.toContain('run_out');
  expect((await runOut(orderId)).data).toMatchObject({ reason: 'too_late' });
});

it('a kitchen cannot cancel a delivery because of a sold-out dish after reporting the delivery as ready', async () => {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, asMerchant());
  await test.call('markReady', { orderId }, asMerchant());
  expect((await runOut(orderId)).data).toMatchObject({ reason: 'transition_not_allowed' });
});

it('if a kitchen refuses an order because a dish is sold out, only this dish is off sale until the business day ends', async () => {
  const request = noodlesToTakeAway(city);
  const lines = [...request.lines, { dishId: city.teaId, quantity: 1, options: {} }];
  const orderId = await placePaid(test, city, { ...request, lines });
  const onSale = async () => {
    const { data } = await test.call('merchantMenu', { shopId: city.shopId }, asMerchant());
    const dishes = data.categories.flatMap((category) => category.dishes);
    return [city.noodlesId, city.teaId].map((dishId) => dishes.find(({ id }) => id === dishId)?.isAvailable);
  };
  const sellOut = { positions: [1], until: 'today' as const };
  const refused = await test.call('refuseOrder', { orderId, reason: 'sold_out', sellOut }, asMerchant());
  expect(refused.data).toMatchObject({ state: 'cancelled' });
  expect(await onSale()).toEqual([true, false]);
  test.clock.advance(24 * 60 * minute);
  await test.drain();
  expect(await onSale()).toEqual([true, true]);
});
