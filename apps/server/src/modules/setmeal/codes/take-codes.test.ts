import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statementsWaitingForLocks } from '../../../testing/database/lock-waits.ts';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { takeSetMealCodes, voidSetMealCodes } from './take-codes.store.ts';

let server: TestApp;
let brand: TestBrand;
inSmallCity(async ({ app, city }) => {
  server = app;
  brand = await openBrand(app, city);
});

const take = (setMealId: number, pieces: number, shopId: number | null = null) =>
  server.app.database.transact((tx) => takeSetMealCodes(tx, { setMealId, shopId, pieces, at: server.clock.now() }));

const emptyAt = async (setMealId: number) => {
  const { rows } = await sql<{
    at: Date | null;
  }>`SELECT codes_empty_at AS at FROM set_meal WHERE id = ${setMealId}`.execute(server.app.database.read);
  return rows[0]?.at;
};

test('forty concurrent calls take the last three voucher codes once each, and record that the pool is empty', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'brand' });
  await newSetMealCodes(server, setMealId, { count: 3 });
  const taken = await Promise.all(Array.from({ length: 40 }, () => take(setMealId, 1)));
  const codes = taken.flatMap((answer) => (answer === 'short' ? [] : answer.map(({ code }) => code)));
  expect(codes.toSorted()).toEqual(['C0001', 'C0002', 'C0003']);
  expect(await emptyAt(setMealId)).toEqual(server.clock.now());
});

test('takeSetMealCodes takes codes in the order of their upload, either all wanted codes or none', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'brand' });
  await newSetMealCodes(server, setMealId, { count: 3 });
  expect(await take(setMealId, 4)).toBe('short');
  expect(await take(setMealId, 2)).toMatchObject([{ code: 'C0001' }, { code: 'C0002' }]);
  expect(await take(setMealId, 2)).toBe('short');
  expect(await take(setMealId, 1)).toMatchObject([{ code: 'C0003' }]);
});

test('a branch takes voucher codes only from its own pool', async () => {
  const [first, second] = brand.branchIds;
  const setMealId = await newSetMeal(server, brand, { codeSource: 'branch' });
  await newSetMealCodes(server, setMealId, { count: 1, shopId: first, prefix: 'FIRST' });
  expect(await take(setMealId, 1, second)).toBe('short');
  expect(await take(setMealId, 1)).toBe('short');
  expect(await take(setMealId, 1, first)).toMatchObject([{ code: 'FIRST0001' }]);
});

test('takeSetMealCodes waits for codes that another transaction has locked, and takes them after its rollback', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'brand' });
  await newSetMealCodes(server, setMealId, { count: 2 });
  const { database } = server.app;
  let patient: Promise<unknown> = Promise.resolve();
  const gaveUp = database.transact(async (tx) => {
    await takeSetMealCodes(tx, { setMealId, shopId: null, pieces: 1, at: server.clock.now() });
    patient = take(setMealId, 2);
    await expect.poll(() => statementsWaitingForLocks(database)).toBe(1);
    throw new Error('gave up');
  });
  await expect(gaveUp).rejects.toThrow('gave up');
  expect(await patient).toMatchObject([{ code: 'C0001' }, { code: 'C0002' }]);
  expect(await emptyAt(setMealId)).toBeNull();
});

test('a voided voucher code is never taken again', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'brand' });
  await newSetMealCodes(server, setMealId, { count: 1 });
  const taken = await take(setMealId, 1);
  if (taken === 'short') throw new Error('there is a code');
  await server.app.database.transact((tx) =>
    voidSetMealCodes(
      tx,
      taken.map(({ id }) => id),
      server.clock.now(),
    ),
  );
  expect(await take(setMealId, 1)).toBe('short');
  await newSetMealCodes(server, setMealId, { count: 1, prefix: 'NEW' });
  expect(await emptyAt(setMealId)).toBeNull();
  expect(await take(setMealId, 1)).toMatchObject([{ code: 'NEW0001' }]);
});
