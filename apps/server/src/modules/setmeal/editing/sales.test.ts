import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { chosenSize, newSetMeal, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { paymentPassword, type SmallCity } from '../../../testing/small-city.ts';

let server: TestApp;
let city: SmallCity;
let brand: TestBrand;
inSmallCity(async (opened) => {
  server = opened.app;
  city = opened.city;
  brand = await openBrand(server, city, { sharePermille: 100 });
});

async function buy(setMealId: number, quantity: number): Promise<number> {
  const { token } = city.member;
  const request = { setMealId, quantity, choices: chosenSize, useBalance: true };
  const quoted = await server.call('quoteSetMeal', request, { token });
  const placed = await server.call(
    'placeSetMeal',
    { request, quoteToken: quoted.data.token, paymentPassword },
    { token },
  );
  await server.drain();
  return placed.data.orderId;
}

async function eat(orderId: number): Promise<void> {
  const { token } = city.member;
  const [shopId] = brand.branchIds;
  await server.call('chooseRestaurant', { orderId, shopId }, { token });
  server.clock.advance(60_000);
  await server.drain();
  const { data } = await server.call('orderDetail', { orderId }, { token });
  await server.call('redeemCode', { shopId, code: data.pickUpCode ?? '' }, { token: city.merchant.token });
  await server.drain();
}

const salesOf = async (setMealId: number) => {
  const { data } = await server.call('adminSetMeal', { setMealId }, { token: city.operator.token });
  return data.row.sales;
};

test('adminSetMeal returns paid, open, redeemed and refunded units of a set meal, revenue and the brand’s share', async () => {
  const setMealId = await newSetMeal(server, brand);
  expect(await salesOf(setMealId)).toEqual({
    paid: 0,
    open: 0,
    redeemed: 0,
    refunded: 0,
    revenue: 0,
    brandShare: 0,
  });
  await buy(setMealId, 1);
  await eat(await buy(setMealId, 2));
  const cancelled = await buy(setMealId, 3);
  await server.call('cancelOrder', { orderId: cancelled, reason: 8 }, { token: city.member.token });
  await server.drain();
  expect(await salesOf(setMealId)).toEqual({
    paid: 6,
    open: 1,
    redeemed: 2,
    refunded: 3,
    revenue: 2 * 6800,
    brandShare: 1360,
  });
  const listed = await server.call('adminSetMeals', { brandId: brand.brandId }, { token: city.operator.token });
  expect(listed.data.records.find(({ id }) => id === setMealId)).toMatchObject({ sales: { paid: 6 } });
});

test('after the guest chose a restaurant for a paid set meal, its unit counts neither as open nor as redeemed', async () => {
  const setMealId = await newSetMeal(server, brand);
  const orderId = await buy(setMealId, 1);
  await server.call('chooseRestaurant', { orderId, shopId: brand.branchIds[0] }, { token: city.member.token });
  expect(await salesOf(setMealId)).toMatchObject({ paid: 1, open: 0, redeemed: 0, refunded: 0 });
});
