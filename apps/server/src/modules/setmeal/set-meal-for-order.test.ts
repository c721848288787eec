import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../testing/in-small-city.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../testing/set-meals.ts';
import { lockBranchState } from './branch-state.ts';
import { returnSetMealStock, setMealForOrder, takeSetMealStock } from './set-meal-for-order.store.ts';

let server: TestApp;
let brand: TestBrand;
inSmallCity(async ({ app, city }) => {
  server = app;
  brand = await openBrand(app, city);
});

const take = async (setMealId: number, pieces: number) =>
  (await takeSetMealStock(setMealId, pieces, sql`brand`).execute(server.app.database.read)).rows.length > 0;
const counts = async (setMealId: number) => {
  const { rows } = await sql`SELECT stock, sold FROM set_meal WHERE id = ${setMealId}`.execute(
    server.app.database.read,
  );
  return rows[0];
};

test('forty concurrent buyers of a set meal get only the last three units', async () => {
  const setMealId = await newSetMeal(server, brand, { stock: 3 });
  const taken = await Promise.all(Array.from({ length: 40 }, () => take(setMealId, 1)));
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(await counts(setMealId)).toEqual({ stock: 0, sold: 3 });
});

test('returned units can be sold again, and a set meal without a stock limit only counts sold units', async () => {
  const limited = await newSetMeal(server, brand, { stock: 2 });
  expect(await take(limited, 3)).toBe(false);
  expect(await take(limited, 2)).toBe(true);
  await server.app.database.transact((tx) => returnSetMealStock(tx, limited, 1));
  expect(await counts(limited)).toEqual({ stock: 1, sold: 1 });
  const unlimited = await newSetMeal(server, brand);
  expect(await take(unlimited, 5)).toBe(true);
  await server.app.database.transact((tx) => returnSetMealStock(tx, unlimited, 2));
  expect(await counts(unlimited)).toEqual({ stock: null, sold: 3 });
});

test('a set meal that needs voucher codes of its brand cannot be bought without a free code', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'brand' });
  const { read } = server.app.database;
  expect(await setMealForOrder(read, setMealId, 0)).toMatchObject({ areCodesUsedUp: true });
  await newSetMealCodes(server, setMealId, { count: 1 });
  expect(await setMealForOrder(read, setMealId, 0)).toMatchObject({ areCodesUsedUp: false, brandId: brand.brandId });
  expect(await setMealForOrder(read, 0, 0)).toBeUndefined();
});

test('a branch of a set meal can be chosen only if it is open, and has a free voucher code if it needs one', async () => {
  const [first, second, third] = brand.branchIds;
  const stateOf = (setMealId: number, shopId: number, at = server.clock.now()) =>
    server.app.database.transact((tx) => lockBranchState(tx, { setMealId, shopId }, at));
  const setMealId = await newSetMeal(server, brand, { codeSource: 'branch' }, [first, second]);
  await newSetMealCodes(server, setMealId, { count: 1, shopId: first });
  expect(await stateOf(setMealId, first)).toEqual({ takesPart: true, isOpen: true, obstacle: null });
  expect(await stateOf(setMealId, second)).toEqual({ takesPart: true, isOpen: true, obstacle: 'codes_used_up' });
  expect(await stateOf(setMealId, third)).toEqual({ takesPart: false });
  const lateEvening = new Date('2026-11-21T21:45:00+08:00');
  expect(await stateOf(setMealId, first, lateEvening)).toEqual({ takesPart: true, isOpen: true, obstacle: 'resting' });
  const night = new Date('2026-11-21T23:45:00+08:00');
  expect(await stateOf(setMealId, first, night)).toEqual({ takesPart: true, isOpen: false, obstacle: 'resting' });
});

test('a branch cannot leave a set meal while a transaction chooses the branch', async () => {
  const [shopId] = brand.branchIds;
  const setMealId = await newSetMeal(server, brand);
  const { database } = server.app;
  const takeOut = sql`SELECT FROM set_meal_branch WHERE set_meal_id = ${setMealId} AND shop_id = ${shopId}
    FOR UPDATE NOWAIT`;
  await database.transact(async (tx) => {
    await lockBranchState(tx, { setMealId, shopId }, server.clock.now());
    await expect(takeOut.execute(database.read)).rejects.toMatchObject({ code: '55P03' });
  });
  expect((await takeOut.execute(database.read)).rows).toHaveLength(1);
});
