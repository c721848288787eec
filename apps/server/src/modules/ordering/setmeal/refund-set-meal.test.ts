import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { newMember, type SmallCity, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { ledgerFaults } from '../ordering-in-tests.ts';
import { buySetMeal, minute } from './set-meals-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let brand: TestBrand;
let member: TestPerson;
inSmallCity(async (opened) => {
  ({ app, city } = opened);
  brand = await openBrand(app, city);
});
beforeEach(async () => {
  app.clock.set(new Date('2026-11-23T04:00:00Z'));
  member = await newMember(app);
});

const detail = async (orderId: number) => (await app.call('orderDetail', { orderId }, { token: member.token })).data;
const balance = async () => (await app.call('balance', {}, { token: member.token })).data.balance;
const stock = async (setMealId: number) => {
  const { rows } = await sql<{
    stock: number;
    sold: number;
  }>`SELECT stock, sold FROM set_meal WHERE id = ${setMealId}`.execute(app.app.database.read);
  return rows[0];
};
const apply = (orderId: number, quantity: number, amount: number) =>
  app.call(
    'applyForRefund',
    { orderId, items: [{ position: 0, quantity }], amount, reason: 8 },
    { token: member.token },
  );
const codes = async (setMealId: number) => {
  const { rows } = await sql<{ code: string }>`SELECT code FROM set_meal_code
    WHERE set_meal_id = ${setMealId} AND voided_at IS NOT NULL ORDER BY id`.execute(app.app.database.read);
  return rows.map(({ code }) => code);
};

test('before a restaurant is chosen, cancelling a set meal returns money and stock while the voucher is valid', async () => {
  const setMealId = await newSetMeal(app, brand, { stock: 5 });
  const orderId = await buySetMeal(app, member, { setMealId, quantity: 2 });
  expect(await stock(setMealId)).toEqual({ stock: 3, sold: 2 });
  app.clock.advance(2 * 86_400_000);
  await app.drain();
  expect(await detail(orderId)).toMatchObject({
    refundableNow: 13_600,
    returnsNow: [{ amount: 13_600, to: 'balance' }],
  });
  expect((await app.call('cancelOrder', { orderId, reason: 8 }, { token: member.token })).success).toBe(true);
  expect(await detail(orderId)).toMatchObject({ state: 'cancelled', refunded: 13_600, setMeal: { vouchers: [] } });
  expect([await balance(), await stock(setMealId)]).toEqual([100_000, { stock: 5, sold: 0 }]);
});

test('before a restaurant is chosen, a refund of some units of a set meal voids the last vouchers, and the others stay valid', async () => {
  const setMealId = await newSetMeal(app, brand, { stock: 5, codeSource: 'brand' });
  await newSetMealCodes(app, setMealId, { count: 3 });
  const orderId = await buySetMeal(app, member, { setMealId, quantity: 3 });
  const preview = await app.call(
    'previewRefund',
    { orderId, items: [{ position: 0, quantity: 2 }] },
    { token: member.token },
  );
  expect(preview.data).toMatchObject({ most: 13_600, isAtOnce: true });
  expect((await apply(orderId, 2, 13_600)).data).toMatchObject({ state: 7, shopNameZh: '面馆连锁' });
  const after = await detail(orderId);
  expect(after).toMatchObject({ state: 'pending', refunded: 13_600, lines: [{ quantity: 3, refunded: 2 }] });
  expect(after.setMeal?.vouchers).toEqual([{ number: `${after.number}-1`, code: null }]);
  expect([await balance(), await stock(setMealId), await codes(setMealId)]).toEqual([
    100_000 - 6800,
    { stock: 4, sold: 1 },
    ['C0002', 'C0003'],
  ]);
  const shown = await app.call(
    'platformRefunds',
    { view: 'all', pageNo: 1, pageSize: 5 },
    { token: city.operator.token },
  );
  expect(shown.data.records[0]).toMatchObject({ orderId, shopId: null, shopNameZh: '面馆连锁' });

  await app.call('chooseRestaurant', { orderId, shopId: city.shopId }, { token: member.token });
  app.clock.advance(minute);
  await app.drain();
  const { pickUpCode, setMeal } = await detail(orderId);
  expect(setMeal?.vouchers.map(({ code }) => code)).toEqual(['C0001']);
  const redeemed = await app.call('redeemCode', { shopId: city.shopId, code: 'C0002' }, { token: city.merchant.token });
  expect(redeemed.data).toMatchObject({ reason: 'pick_up_code_wrong' });
  await app.call('redeemCode', { shopId: city.shopId, code: pickUpCode ?? '' }, { token: city.merchant.token });
  expect(await detail(orderId)).toMatchObject({ state: 'completed' });
  expect(await ledgerFaults(app)).toBe(0);
});

test('refunding all units of a set meal sets the order to refunded and returns the stock', async () => {
  const setMealId = await newSetMeal(app, brand, { stock: 5 });
  const orderId = await buySetMeal(app, member, { setMealId, quantity: 2 });
  await apply(orderId, 1, 6800);
  await apply(orderId, 1, 6800);
  expect(await detail(orderId)).toMatchObject({ state: 'refunded', setMeal: { vouchers: [] } });
  expect([await balance(), await stock(setMealId)]).toEqual([100_000, { stock: 5, sold: 0 }]);
  const choice = await app.call('chooseRestaurant', { orderId, shopId: city.shopId }, { token: member.token });
  expect(choice.data).toMatchObject({ reason: 'transition_not_allowed' });
});

test('after a restaurant is chosen, a set meal can be neither cancelled nor refunded (case 20)', async () => {
  const orderId = await buySetMeal(app, member, { setMealId: await newSetMeal(app, brand) });
  await app.call('chooseRestaurant', { orderId, shopId: city.shopId }, { token: member.token });
  const refused = async () => {
    const cancelled = await app.call('cancelOrder', { orderId, reason: 8 }, { token: member.token });
    expect(cancelled.data).toMatchObject({ reason: 'transition_not_allowed' });
    expect((await apply(orderId, 1, 6800)).data).toMatchObject({ reason: 'refund_not_allowed' });
    expect(await detail(orderId)).toMatchObject({ refunded: 0, allowedEvents: [] });
  };
  await refused();
  app.clock.advance(minute);
  await app.drain();
  await refused();
  const { pickUpCode } = await detail(orderId);
  expect(pickUpCode).not.toBeNull();
  await app.call('redeemCode', { shopId: city.shopId, code: pickUpCode ?? '' }, { token: city.merchant.token });
  await refused();
});

test('if the branch reports a set meal as sold out within 15 minutes of the guest’s choice, the guest gets a full refund', async () => {
  const setMealId = await newSetMeal(app, brand, { stock: 1 });
  const orderId = await buySetMeal(app, member, { setMealId });
  await app.call('chooseRestaurant', { orderId, shopId: city.shopId }, { token: member.token });
  expect((await app.call('runOut', { orderId }, { token: city.merchant.token })).success).toBe(true);
  expect(await detail(orderId)).toMatchObject({ state: 'cancelled', refunded: 6800 });
  expect([await balance(), await stock(setMealId)]).toEqual([100_000, { stock: 1, sold: 0 }]);
});
