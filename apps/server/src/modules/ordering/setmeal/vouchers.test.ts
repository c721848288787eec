import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { newMember, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { ledgerFaults } from '../ordering-in-tests.ts';
import { buySetMeal, quoteAndPlaceSetMeal } from './set-meals-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let brand: TestBrand;
inSmallCity(async (opened) => {
  ({ app, city } = opened);
  brand = await openBrand(app, city);
});
beforeEach(() => app.clock.set(new Date('2026-11-23T04:00:00Z')));

const codes = async (setMealId: number) => {
  const { rows } = await sql<{ code: string; state: string }>`
    SELECT code, CASE WHEN voided_at IS NOT NULL THEN 'voided' WHEN taken_at IS NOT NULL THEN 'taken' ELSE 'free' END AS state
    FROM set_meal_code WHERE set_meal_id = ${setMealId} ORDER BY id`.execute(app.app.database.read);
  return rows.map(({ code, state }) => `${code} ${state}`);
};
const balanceOf = async (token: string) => (await app.call('balance', {}, { token })).data.balance;

test('three of forty concurrent payments get the last three voucher codes of a set meal, and the others are refunded', async () => {
  const setMealId = await newSetMeal(app, brand, { codeSource: 'brand' });
  await newSetMealCodes(app, setMealId, { count: 3 });
  const members = await Promise.all(Array.from({ length: 40 }, () => newMember(app)));
  const placed = await Promise.all(members.map((member) => quoteAndPlaceSetMeal(app, member, { setMealId })));
  const paid = await Promise.all(
    placed.map(({ data: { orderId } }, index) =>
      app.call(
        'startPayment',
        { orderId, method: 'balance', paymentPassword: '246810' },
        { token: members[index]?.token ?? '' },
      ),
    ),
  );
  await app.drain();
  expect(paid.filter(({ success }) => success)).toHaveLength(40);
  const orders = await Promise.all(
    placed.map(
      async ({ data: { orderId } }, index) =>
        (await app.call('orderDetail', { orderId }, { token: members[index]?.token ?? '' })).data,
    ),
  );
  expect(orders.filter(({ state }) => state === 'pending')).toHaveLength(3);
  expect(orders.filter(({ cancelReason }) => cancelReason === 'vouchers_used_up')).toHaveLength(37);
  const balances = await Promise.all(members.map(({ token }) => balanceOf(token)));
  expect(balances.filter((balance) => balance === 100_000)).toHaveLength(37);
  expect(await codes(setMealId)).toEqual(['C0001 taken', 'C0002 taken', 'C0003 taken']);
  const { rows } = await sql`SELECT v.code_id FROM set_meal_voucher v JOIN set_meal_code c ON c.id = v.code_id
    WHERE c.set_meal_id = ${setMealId}`.execute(app.app.database.read);
  expect(rows).toHaveLength(3);
  expect(await ledgerFaults(app)).toBe(0);
});

test('the voucher codes of a refunded set-meal order are not issued again', async () => {
  const setMealId = await newSetMeal(app, brand, { codeSource: 'brand' });
  await newSetMealCodes(app, setMealId, { count: 2 });
  const orderId = await buySetMeal(app, city.member, { setMealId });
  await app.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
  expect(await codes(setMealId)).toEqual(['C0001 voided', 'C0002 free']);
  await buySetMeal(app, city.member, { setMealId });
  expect((await quoteAndPlaceSetMeal(app, city.member, { setMealId })).data).toMatchObject({
    reason: 'set_meal_sold_out',
  });
});

test('a set-meal order paid from the balance is cancelled in the same request if too few voucher codes are left', async () => {
  const setMealId = await newSetMeal(app, brand, { codeSource: 'brand', stock: 5 });
  await newSetMealCodes(app, setMealId, { count: 1 });
  const member = await newMember(app);
  const placed = await quoteAndPlaceSetMeal(app, member, { setMealId, quantity: 2, useBalance: true });
  expect(placed.data.state).toBe('cancelled');
  expect(await balanceOf(member.token)).toBe(100_000);
  expect(await codes(setMealId)).toEqual(['C0001 free']);
  const { rows } = await sql`SELECT stock, sold FROM set_meal WHERE id = ${setMealId}`.execute(app.app.database.read);
  expect(rows).toEqual([{ stock: 5, sold: 0 }]);
});
