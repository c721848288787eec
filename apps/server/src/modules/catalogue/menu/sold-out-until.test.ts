import { businessDayAhead, businessDayEnd } from '@chifan/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { here, openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const asMerchant = () => ({ token: city.merchant.token });
const sellOut = (until: string) =>
  test.call('setDishAvailability', { dishId: city.teaId, isAvailable: false, stock: null, until }, asMerchant());
const isSoldOut = async () => {
  const { categories } = (await test.call('shopMenu', { shopId: city.shopId, ...here }, {})).data;
  return categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === city.teaId)?.isSoldOut;
};
const soldOutUntil = async () => {
  const { categories } = (await test.call('merchantMenu', { shopId: city.shopId }, asMerchant())).data;
  return categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === city.teaId)?.soldOutUntil;
};
const passTo = async (at: Date) => {
  test.clock.set(at);
  await test.drain();
};

it('a dish that is sold out for today is available again after the business day', async () => {
  const now = test.clock.now();
  const ends = businessDayEnd(now);
  expect((await sellOut('today')).data).toBe(true);
  await expect.poll(isSoldOut).toBe(true);
  expect(await soldOutUntil()).toBe(ends.toISOString());
  await passTo(new Date(ends.getTime() - 1000));
  expect(await isSoldOut()).toBe(true);
  await passTo(ends);
  await expect.poll(isSoldOut).toBe(false);
  expect(await soldOutUntil()).toBeNull();
});

it('a dish that is marked as sold out without an end date stays sold out', async () => {
  await sellOut('by_hand');
  await passTo(new Date(businessDayEnd(test.clock.now()).getTime() + 3 * 86_400_000));
  expect(await isSoldOut()).toBe(true);
});

it('the timer for an earlier sold-out date does not make a dish available that is now sold out until a later date', async () => {
  const now = test.clock.now();
  await sellOut('today');
  await sellOut(businessDayAhead(now, 2));
  await passTo(businessDayEnd(now));
  expect(await isSoldOut()).toBe(true);
  await test.call('setDishAvailability', { dishId: city.teaId, isAvailable: true, stock: null }, asMerchant());
  await expect.poll(isSoldOut).toBe(false);
  expect(await soldOutUntil()).toBeNull();
});

it('a dish cannot be marked as sold out until a day that has already begun', async () => {
  expect(await sellOut(businessDayAhead(test.clock.now(), 0))).toMatchObject({
    success: false,
    data: { reason: 'day_has_begun' },
  });
  expect(await isSoldOut()).toBe(false);
});
