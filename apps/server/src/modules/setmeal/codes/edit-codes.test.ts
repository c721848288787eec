import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import type { SmallCity } from '../../../testing/small-city.ts';
import { takeSetMealCodes } from './take-codes.store.ts';

let server: TestApp;
let city: SmallCity;
let brand: TestBrand;
inSmallCity(async (opened) => {
  server = opened.app;
  city = opened.city;
  brand = await openBrand(server, city);
});

const upload = (setMealId: number, csv: string, shopId: number | null = null) =>
  server.call('uploadSetMealCodes', { setMealId, shopId, csv }, { token: city.operator.token });
const list = (setMealId: number, input = {}) =>
  server.call('setMealCodes', { setMealId, ...input }, { token: city.operator.token });
const take = (setMealId: number) =>
  server.app.database.transact((tx) =>
    takeSetMealCodes(tx, { setMealId, shopId: null, pieces: 1, at: server.clock.now() }),
  );

test('uploadSetMealCodes reports known, used, repeated and malformed voucher codes by line, and adds the new codes', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'brand' });
  await upload(setMealId, 'USED-1\nKNOWN-1');
  await take(setMealId);
  const { data } = await upload(setMealId, 'code\r\nNEW-1\r\nUSED-1\r\nKNOWN-1\r\nNEW-1\r\nno\r\nNEW-2\r\n');
  expect(data).toEqual({
    added: 2,
    problems: [
      { line: 3, code: 'USED-1', why: 'used' },
      { line: 4, code: 'KNOWN-1', why: 'known' },
      { line: 5, code: 'NEW-1', why: 'repeated' },
      { line: 6, code: 'no', why: 'malformed' },
    ],
  });
  expect((await list(setMealId)).data.pools).toEqual([
    { shopId: null, shopNameZh: null, shopName: null, free: 3, taken: 1, voided: 0 },
  ]);
});

test('two concurrent uploads of the same voucher codes add each code once', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'brand' });
  const answers = await Promise.all([upload(setMealId, 'A-1001\nA-1002'), upload(setMealId, 'A-1002\nA-1001')]);
  expect(answers.reduce((sum, { data }) => sum + data.added, 0)).toBe(2);
  expect((await list(setMealId)).data.total).toBe(2);
});

test('adminSetMeal returns since when a set meal has no free voucher codes, until codes are added', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'brand' });
  await take(setMealId);
  const rowOf = async () => (await server.call('adminSetMeal', { setMealId }, { token: city.operator.token })).data.row;
  expect(await rowOf()).toMatchObject({ codesEmptyAt: server.clock.now().toISOString(), codes: { free: 0 } });
  await upload(setMealId, 'FRESH-1');
  expect(await rowOf()).toMatchObject({ codesEmptyAt: null, codes: { free: 1 } });
});

test('codesEmptyAt stays set until each branch of the set meal has a free voucher code', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'branch' });
  const { branchIds } = brand;
  const emptyAt = async () =>
    (await server.call('adminSetMeal', { setMealId }, { token: city.operator.token })).data.row;
  for (const shopId of branchIds.slice(1)) await upload(setMealId, `B-${shopId}-1`, shopId);
  await server.app.database.transact((tx) =>
    takeSetMealCodes(tx, { setMealId, shopId: branchIds[0], pieces: 1, at: server.clock.now() }),
  );
  await upload(setMealId, 'MORE-1', branchIds[1]);
  expect((await emptyAt()).codesEmptyAt).not.toBeNull();
  await upload(setMealId, 'FIRST-1', branchIds[0]);
  expect((await emptyAt()).codesEmptyAt).toBeNull();
});

test('voidSetMealCodes voids the free codes of a pool and leaves taken codes unchanged', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'brand' });
  await newSetMealCodes(server, setMealId, { count: 3 });
  await newSetMealCodes(server, setMealId, { count: 1, shopId: brand.branchIds[0], prefix: 'S' });
  await take(setMealId);
  const voided = await server.call('voidSetMealCodes', { setMealId, shopId: null }, { token: city.operator.token });
  expect(voided.data).toEqual({ voided: 2 });
  expect(await take(setMealId)).toBe('short');
  const { data } = await list(setMealId, { search: 'c000' });
  expect(data.records.map(({ code, state }) => [code, state])).toEqual([
    ['C0001', 'taken'],
    ['C0002', 'voided'],
    ['C0003', 'voided'],
  ]);
  expect(data.pools).toEqual([
    { shopId: null, shopNameZh: null, shopName: null, free: 0, taken: 1, voided: 2 },
    { shopId: brand.branchIds[0], shopNameZh: '面馆', shopName: null, free: 1, taken: 0, voided: 0 },
  ]);
});

test('uploadSetMealCodes rejects an unknown set meal, and a shop that is not a branch of the set meal', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'branch' }, [brand.branchIds[0]]);
  expect(await upload(999_999, 'A-1001')).toMatchObject({ status: 404, success: false });
  expect(await upload(setMealId, 'A-1001', brand.branchIds[1])).toMatchObject({ status: 404, success: false });
  expect((await upload(setMealId, 'A-1001', brand.branchIds[0])).data.added).toBe(1);
  expect(await list(999_999)).toMatchObject({ status: 404, success: false });
});

test('operators who read English also get the English names of branches and set meals', async () => {
  const setMealId = await newSetMeal(server, brand, { codeSource: 'branch' });
  const [shopId] = brand.branchIds;
  await upload(setMealId, 'B-1001', shopId);
  const operator = { token: city.operator.token };
  const named = { shopId, shopNameZh: '面馆', shopName: 'Noodle House' };
  const english = await server.call('setMealCodes', { setMealId }, { ...operator, language: 'en' });
  expect(english.data).toMatchObject({ records: [named], pools: [named] });
  expect((await list(setMealId)).data).toMatchObject({ records: [{ shopName: null }], pools: [{ shopName: null }] });
  const { row } = (await server.call('adminSetMeal', { setMealId }, { ...operator, language: 'en' })).data;
  expect([row.name, row.brandName]).toEqual([expect.any(String), expect.any(String)]);
});
