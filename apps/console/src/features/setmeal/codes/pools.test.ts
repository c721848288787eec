import { expect, test } from 'vitest';
import { brandForTest } from '../brand/brand-for-test.ts';
import { isNeeded, poolsOf } from './pools.ts';

const counts = { free: 3, taken: 1, voided: 0 };
const nothing = { free: 0, taken: 0, voided: 0 };
const ofBrand = { shopId: null, shopNameZh: null, shopName: null, ...counts };
const lake = { shopId: 5, shopNameZh: '万笙记（湖滨店）', shopName: null };
const street = { shopId: 8, shopNameZh: '万笙记（河坊街店）', shopName: null };

test('poolsOf returns the brand’s code pool even before the first upload', () => {
  expect(poolsOf({ codeSource: 'brand', branchIds: [5] }, brandForTest, [])).toEqual([{ ...ofBrand, ...nothing }]);
});

test('poolsOf returns a code pool for every participating branch, even without codes', () => {
  const pools = poolsOf({ codeSource: 'branch', branchIds: [5, 8] }, brandForTest, [{ ...street, ...counts }]);
  expect(pools).toEqual([
    { ...lake, ...nothing },
    { ...street, ...counts },
  ]);
});

test('poolsOf returns the needed code pools first, and then the code pools that are no longer needed', () => {
  const pools = poolsOf({ codeSource: 'branch', branchIds: [5] }, brandForTest, [ofBrand, { ...street, ...counts }]);
  expect(pools.map(({ shopId }) => shopId)).toEqual([5, null, 8]);
});

test.each([
  ['brand', null, true],
  ['brand', 5, false],
  ['branch', null, false],
  ['branch', 5, true],
  ['branch', 8, false],
  ['own', null, false],
] as const)(
  'isNeeded decides whether a set meal with the code source %s needs the code pool of shop %j (null: the brand’s own pool): %j',
  (codeSource, shopId, needed) => {
    expect(isNeeded({ codeSource, branchIds: [5] }, shopId)).toBe(needed);
  },
);
