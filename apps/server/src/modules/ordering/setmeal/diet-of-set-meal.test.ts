import type { DietProfile } from '@chifan/contract/member/views';
import { beforeEach, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { SmallCity, TestApp } from '../../../testing/index.ts';
import { newSetMeal, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { buySetMeal } from './set-meals-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let brand: TestBrand;
let setMealId: number;
inSmallCity(async (opened) => {
  ({ app, city } = opened);
  brand = await openBrand(app, city);
  setMealId = await newSetMeal(app, brand);
});
beforeEach(() => app.clock.set(new Date('2026-11-23T04:00:00Z')));

const nuts: DietProfile = { avoids: ['peanut', 'tree_nut'], wishes: ['no_pork'] };

const seenBy = async (orderId: number) => {
  const { data } = await app.call('orderDetail', { orderId }, { token: city.member.token });
  const kitchen = await app.call('merchantOrders', { view: 'open', pageNo: -1 }, { token: city.merchant.token });
  return [data.dietProfile, kitchen.data.records.find(({ id }) => id === orderId)?.dietProfile];
};

test('the restaurant that the guest chooses for a set meal gets the guest’s diet profile', async () => {
  const [shopId] = brand.branchIds;
  const [told, untold] = [
    await buySetMeal(app, city.member, { setMealId }),
    await buySetMeal(app, city.member, { setMealId }),
  ];
  const { token } = city.member;
  await app.call('chooseRestaurant', { orderId: told, shopId, dietProfile: nuts }, { token });
  await app.call('chooseRestaurant', { orderId: untold, shopId, dietProfile: { avoids: [], wishes: [] } }, { token });
  expect(await seenBy(told)).toEqual([nuts, nuts]);
  expect(await seenBy(untold)).toEqual([null, null]);
});
