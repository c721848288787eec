import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  here,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
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
const rush = (minutes: 10 | 20 | 30 | null) =>
  test.call(
    'setRush',
    { shopId: city.shopId, rush: minutes === null ? null : { minutes, length: '40_minutes' } },
    asMerchant(),
  );
const quoted = async () => {
  const { data } = await test.call('quoteOrder', noodlesToTakeAway(city), { token: city.member.token });
  return (Date.parse(data.estimatedAt) - test.clock.now().getTime()) / minute;
};
const listed = async () => (await test.call('shopMenu', { shopId: city.shopId, ...here }, {})).data.shop.etaMinutes;
const shown = async () => (await test.call('staffMe', {}, asMerchant())).data.shops[0];

it('a rush (busy mode) makes waiting times longer in lists and quotes until it ends', async () => {
  expect([await quoted(), await listed()]).toEqual([3, 33]);
  expect((await rush(20)).data).toBe(true);
  await expect.poll(listed).toBe(53);
  expect(await quoted()).toBe(23);
  const rushUntil = new Date(test.clock.now().getTime() + 40 * minute).toISOString();
  expect(await shown()).toMatchObject({ rushMinutes: 20, rushUntil });
  test.clock.advance(39 * minute);
  await test.drain();
  expect(await quoted()).toBe(23);
  test.clock.advance(minute);
  await test.drain();
  expect(await shown()).toMatchObject({ rushMinutes: 0, rushUntil: null });
  expect(await quoted()).toBe(3);
  await expect.poll(listed).toBe(33);
});

it('the end time of an earlier rush (busy mode) does not end a later one', async () => {
  await rush(10);
  test.clock.advance(30 * minute);
  await rush(30);
  test.clock.advance(10 * minute);
  await test.drain();
  expect(await quoted()).toBe(33);
  await rush(null);
  expect(await quoted()).toBe(3);
});

it('setRush is refused for staff of another shop', async () => {
  const other = await openSmallCity(test);
  const input = { shopId: city.shopId, rush: { minutes: 10, length: '20_minutes' } } as const;
  expect((await test.call('setRush', input, { token: other.merchant.token })).data).toMatchObject({
    reason: 'shop_not_found',
  });
});
