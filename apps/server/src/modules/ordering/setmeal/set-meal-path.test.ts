import { afterEach, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { newMember, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { accountSum, ledgerFaults } from '../ordering-in-tests.ts';
import { buySetMeal, day, minute, quoteAndPlaceSetMeal, setMealWanted } from './set-meals-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let brand: TestBrand;
inSmallCity(async (opened) => {
  ({ app, city } = opened);
  brand = await openBrand(app, city, { sharePermille: 150 });
});
const noon = new Date('2026-11-23T04:00:00Z');
afterEach(() => app.clock.set(noon));

const detail = async (orderId: number, { token } = city.member) =>
  (await app.call('orderDetail', { orderId }, { token })).data;
const pass = async (ms: number) => {
  app.clock.advance(ms);
  await app.drain();
};
const choose = (orderId: number, shopId: number, { token } = city.member) =>
  app.call('chooseRestaurant', { orderId, shopId }, { token });

test('a bought set meal gets its pickup code a minute after the choice of restaurant, is redeemed there and pays the brand its share', async () => {
  app.clock.set(noon);
  const [branch] = brand.branchIds;
  const setMealId = await newSetMeal(app, brand);
  const [earned, part] = [
    await accountSum(app, 'merchant_earnings', branch),
    await accountSum(app, 'brand_earnings', brand.brandId),
  ];
  const orderId = await buySetMeal(app, city.member, { setMealId, quantity: 2 });

  const bought = await detail(orderId);
  expect(bought).toMatchObject({
    state: 'pending',
    shopId: null,
    shopNameZh: '面馆连锁',
    setMealId,
    codeExpectedAt: null,
  });
  expect(bought.allowedEvents.toSorted()).toEqual(['apply_for_refund', 'cancel', 'choose_restaurant']);
  expect(bought.freeToCancelUntil).toBe(bought.setMeal?.validUntil);
  expect(bought.setMeal?.vouchers).toEqual([
    { number: `${bought.number}-1`, code: null },
    { number: `${bought.number}-2`, code: null },
  ]);
  expect(bought.lines).toMatchObject([
    { dishId: null, quantity: 2, chosenZh: ['面 × 2（份量：大份）', '茶 × 2'], unitPrice: 6800 },
  ]);

  expect(await choose(orderId, branch)).toMatchObject({ success: true });
  const chosen = await detail(orderId);
  expect(chosen).toMatchObject({ state: 'delivering', shopId: branch, refundableNow: 0, freeToCancelUntil: null });
  expect(chosen.allowedEvents).toEqual([]);
  expect(chosen.codeExpectedAt).toBe(new Date(noon.getTime() + minute).toISOString());
  await pass(minute - 1000);
  expect((await detail(orderId)).pickUpCode).toBeNull();
  await pass(1000);
  const { pickUpCode, state } = await detail(orderId);
  expect(state).toBe('to_be_picked_up');

  const redeemed = await app.call(
    'redeemCode',
    { shopId: branch, code: pickUpCode ?? '' },
    { token: city.merchant.token },
  );
  expect(redeemed.data).toMatchObject({ state: 'completed', setMealId, shopId: branch });
  await app.drain();
  expect((await detail(orderId)).timeline.map(({ event }) => event)).toEqual([
    'place',
    'pay',
    'choose_restaurant',
    'issue_code',
    'redeem',
  ]);
  // The brand gets 15 per cent of 136 yuan.
  expect((await accountSum(app, 'brand_earnings', brand.brandId)) - part).toBe(2040);
  expect((await accountSum(app, 'merchant_earnings', branch)) - earned).toBe(13_600 - 2040);
  expect(await ledgerFaults(app)).toBe(0);
});

test('a set meal that the guest does not collect counts as redeemed when the business day ends on which the guest chose the branch', async () => {
  app.clock.set(noon);
  const orderId = await buySetMeal(app, city.member, { setMealId: await newSetMeal(app, brand) });
  await pass(3 * day);
  expect((await detail(orderId)).state).toBe('pending');
  await choose(orderId, brand.branchIds[1]);
  await pass(minute);
  expect((await detail(orderId)).state).toBe('to_be_picked_up');
  await pass(day);
  expect((await detail(orderId)).state).toBe('completed');
});

test('an unused voucher of a set meal expires with a full refund when its last day ends', async () => {
  app.clock.set(noon);
  const member = await newMember(app);
  const orderId = await buySetMeal(app, member, { setMealId: await newSetMeal(app, brand, { validDays: 1 }) });
  const { setMeal } = await detail(orderId, member);
  // The voucher is valid until 04:00 Shanghai time, when the business day after the purchase ends.
  expect(setMeal?.validUntil).toBe('2026-11-24T20:00:00.000Z');
  await pass(day);
  expect((await detail(orderId, member)).state).toBe('pending');
  await pass(day);
  expect(await detail(orderId, member)).toMatchObject({
    state: 'cancelled',
    cancelReason: 'voucher_expired',
    refunded: 6800,
  });
  expect((await app.call('balance', {}, { token: member.token })).data.balance).toBe(100_000);
  expect(await ledgerFaults(app)).toBe(0);
});

test('a guest sees a voucher code of the brand only together with the pickup code, and the branch accepts either code', async () => {
  app.clock.set(noon);
  const [branch] = brand.branchIds;
  const setMealId = await newSetMeal(app, brand, { codeSource: 'brand' });
  await newSetMealCodes(app, setMealId, { count: 4, prefix: 'Brand-' });
  const ordered = [
    await buySetMeal(app, city.member, { setMealId, quantity: 2 }),
    await buySetMeal(app, city.member, { setMealId, quantity: 2 }),
  ];
  const [first = 0, second = 0] = ordered;
  expect((await detail(first)).setMeal?.vouchers.map(({ code }) => code)).toEqual([null, null]);
  for (const orderId of ordered) await choose(orderId, branch);
  expect((await detail(first)).setMeal?.vouchers.map(({ code }) => code)).toEqual([null, null]);
  await pass(minute);
  expect((await detail(first)).setMeal?.vouchers.map(({ code }) => code)).toEqual(['Brand-0001', 'Brand-0002']);
  const redeem = (code: string) => app.call('redeemCode', { shopId: branch, code }, { token: city.merchant.token });
  const open = (await app.call('merchantOrders', { view: 'open' }, { token: city.merchant.token })).data.records;
  expect(open.find(({ id }) => id === second)?.voucherCodes).toEqual(['Brand-0003', 'Brand-0004']);
  expect((await redeem('brand-0009')).data).toMatchObject({ reason: 'pick_up_code_wrong' });
  expect((await redeem('brand-0004')).data).toMatchObject({ id: second, state: 'completed' });
  expect((await redeem((await detail(first)).pickUpCode ?? '')).data).toMatchObject({ id: first, state: 'completed' });
});

test('a retried purchase of a set meal returns the same order, and its idempotency key is rejected with other input', async () => {
  app.clock.set(noon);
  const setMealId = await newSetMeal(app, brand);
  const { token } = await newMember(app);
  const request = setMealWanted({ setMealId, useBalance: true });
  const { data: quote } = await app.call('quoteSetMeal', request, { token });
  const place = (quoteToken: string) =>
    app.call(
      'placeSetMeal',
      { request, quoteToken, paymentPassword: '246810' },
      { token, idempotencyKey: 'one-key-of-a-set-meal' },
    );
  const placed = await place(quote.token);
  expect(placed.data.state).toBe('pending');
  expect((await place(quote.token)).data.orderId).toBe(placed.data.orderId);
  expect((await place(`${quote.token}x`)).data).toMatchObject({ reason: 'idempotency_key_reused' });
  expect((await app.call('balance', {}, { token })).data.balance).toBe(100_000 - 6800);
});

test('an unpaid order of a set meal reserves its units for five minutes, and a member can have only one unpaid order per set meal', async () => {
  app.clock.set(noon);
  const setMealId = await newSetMeal(app, brand, { stock: 3 });
  const member = await newMember(app);
  const placed = await quoteAndPlaceSetMeal(app, member, { setMealId, quantity: 2 });
  expect(placed.data).toMatchObject({ state: 'unpaid', payable: 13_600 });
  const { orderId } = placed.data;
  expect((await quoteAndPlaceSetMeal(app, member, { setMealId })).data).toMatchObject({
    reason: 'unpaid_order_of_set_meal',
    details: { orderId, limit: 1 },
  });
  const stock = async () =>
    (await app.call('quoteSetMeal', setMealWanted({ setMealId, quantity: 3 }), { token: member.token })).data.obstacles;
  expect(await stock()).toEqual(['set_meal_sold_out']);
  await pass(5 * minute);
  expect(await detail(orderId, member)).toMatchObject({ state: 'cancelled', setMeal: { vouchers: [] } });
  expect(await stock()).toEqual([]);
});
