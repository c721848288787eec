import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { newSetMeal, openBrand } from '../../../testing/set-meals.ts';
import { setMealWanted } from './set-meals-in-tests.ts';

let test: TestApp;
let city: SmallCity;
let setMealId: number;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
  test.clock.set(new Date('2026-11-23T04:00:00Z'));
  setMealId = await newSetMeal(test, await openBrand(test, city));
});
afterAll(() => test.close());

it('a visitor sees the price of a set meal without an account', async () => {
  const request = setMealWanted({ setMealId });
  const visitor = (await test.call('quoteSetMeal', request)).data;
  const member = (await test.call('quoteSetMeal', request, { token: city.member.token })).data;
  expect(visitor.receipt).toEqual(member.receipt);
  expect(visitor).toMatchObject({ availableBalance: 0, coupons: [], paymentMethods: member.paymentMethods });
});

it('a visitor who becomes a member places the set meal at the price that the visitor saw', async () => {
  const request = setMealWanted({ setMealId });
  const { token: quoteToken } = (await test.call('quoteSetMeal', request)).data;
  expect((await test.call('placeSetMeal', { request, quoteToken })).status).toBe(401);
  const placed = await test.call('placeSetMeal', { request, quoteToken }, { token: city.member.token });
  expect(placed).toMatchObject({ success: true, data: { state: 'unpaid' } });
});
