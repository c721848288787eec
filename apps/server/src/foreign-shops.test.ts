import { type AnyCall, type CallName, calls } from '@chifan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseInput } from './testing/contract/base-inputs.ts';
import { newStaff, openTestCity, type SmallCity, type TestApp } from './testing/index.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

/** API calls of merchants whose input has a field `shopId`. */
const callsOnShops = (Object.entries(calls) as [CallName, AnyCall][]).filter(
  ([name, { access }]) =>
    (access === 'merchant' || (access === 'signed_in' && name !== 'setFavourite')) && 'shopId' in baseInput(name),
);

/** Values that cannot be generated from the schemas: names need a Chinese text, and limits depend on each other. */
const shopValues = {
  ...Object.fromEntries(
    ['saveShopProfile.profile', 'saveCategory', 'saveDish.dish'].map((name) => [`${name}.name`, { 'zh-CN': '面' }]),
  ),
  fullReductions: [],
  options: [],
  contents: [],
  photos: [],
};

it('the tests cover more than 25 merchant API calls, including the lists of a shop’s orders, refunds and reviews', () => {
  const names = callsOnShops.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['merchantOrders', 'merchantRefunds', 'merchantReviews', 'earnings']));
  expect(names.length).toBeGreaterThan(25);
});

it.each(callsOnShops.map(([name]) => name))('the API call %s refuses a merchant of another shop', async (name) => {
  const { token } = await newStaff(app, 'merchant');
  const input = baseInput(name, { ...shopValues, shopId: city.shopId }, 'required');
  const answer: { status: number; success: boolean } = await app.call(name, input, { token });
  expect(answer).toMatchObject({ success: false });
  expect([403, 404]).toContain(answer.status);
});
