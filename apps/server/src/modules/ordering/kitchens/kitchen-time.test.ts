import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
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
});
beforeEach(async () => {
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const minute = 60_000;
const asMerchant = () => ({ token: city.merchant.token });
const detail = async (orderId: number) =>
  (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
const toldAt = async (orderId: number) => Date.parse((await detail(orderId)).estimatedAt);
const accept = (orderId: number, extraMinutes?: 5 | 10) =>
  test.call('acceptOrder', { orderId, ...(extraMinutes && { extraMinutes }) }, asMerchant());
const delay = (orderId: number, extraMinutes: 5 | 10 = 5) =>
  test.call('delayOrder', { orderId, extraMinutes }, asMerchant());
const ready = (orderId: number) => test.call('markReady', { orderId }, asMerchant());
const titles = async () => {
  await test.drain();
  return (await test.call('listNotices', {}, { token: city.member.token })).data.records.map(({ title }) => title);
};

describe('delays by the kitchen', () => {
  it.each([5, 10] as const)(
    'if a kitchen adds %i minutes when it accepts an order, the order and the guest’s notification show the later arrival time',
    async (extra) => {
      const orderId = await placePaid(test, city, noodlesDelivered(city));
      const before = await toldAt(orderId);
      expect((await accept(orderId, extra)).success).toBe(true);
      expect((await toldAt(orderId)) - before).toBe(extra * minute);
      await test.drain();
      const { records } = (await test.call('listNotices', {}, { token: city.member.token })).data;
      const clock = new Date(before + extra * minute).toLocaleTimeString('en-GB', {
        timeZone: 'Asia/Shanghai',
        hour: '2-digit',
        minute: '2-digit',
      });
      expect(records[0]?.text).toContain(clock);
    },
  );

  it('a kitchen can delay an order at most twice while cooking it', async () => {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    await accept(orderId);
    const before = await toldAt(orderId);
    expect((await delay(orderId)).data.allowedEvents).toContain('delay');
    expect((await titles())[0]).toMatch(/needs a little longer/);
    expect((await delay(orderId, 10)).data.allowedEvents).not.toContain('delay');
    expect((await toldAt(orderId)) - before).toBe(15 * minute);
    expect((await delay(orderId)).data).toMatchObject({ reason: 'transition_not_allowed' });
    expect((await toldAt(orderId)) - before).toBe(15 * minute);
  });

  it('a kitchen cannot delay an order before acceptance or after it is ready', async () => {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    expect((await delay(orderId)).data).toMatchObject({ reason: 'transition_not_allowed' });
    await accept(orderId);
    await ready(orderId);
    expect((await delay(orderId)).data).toMatchObject({ reason: 'transition_not_allowed' });
  });
});

describe('the kitchen’s report that food is ready', () => {
  it('a pickup order gets its code one minute after payment, and its guest gets a notification when the food is ready', async () => {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    await accept(orderId, 10);
    test.clock.advance(minute);
    await test.drain();
    expect(await detail(orderId)).toMatchObject({ state: 'to_be_picked_up', readyAt: null });
    expect((await toldAt(orderId)) - test.clock.now().getTime()).toBe(12 * minute);
    test.clock.advance(4 * minute);
    expect((await ready(orderId)).data.allowedEvents).toEqual(['redeem', 'declare_sold_out']);
    const now = test.clock.now().toISOString();
    expect(await detail(orderId)).toMatchObject({ state: 'to_be_picked_up', readyAt: now, estimatedAt: now });
    expect((await titles())[0]).toBe('Your food is ready');
    expect((await ready(orderId)).data).toMatchObject({ reason: 'transition_not_allowed' });
  });

  it('an order that is reported ready before its pickup code is issued still gets the code', async () => {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    await accept(orderId);
    expect((await ready(orderId)).data).toMatchObject({ state: 'delivering', readyAt: test.clock.now().toISOString() });
    test.clock.advance(minute);
    await test.drain();
    const { state, pickUpCode } = await detail(orderId);
    expect(state).toBe('to_be_picked_up');
    const redeemed = await test.call('redeemCode', { shopId: city.shopId, code: pickUpCode ?? '' }, asMerchant());
    expect(redeemed.data.state).toBe('completed');
  });

  it('the guest of a delivery gets no notification when the kitchen reports the food as ready', async () => {
    const orderId = await placePaid(test, city, noodlesDelivered(city));
    await accept(orderId);
    await ready(orderId);
    expect(await titles()).not.toContain('Your food is ready');
  });
});
