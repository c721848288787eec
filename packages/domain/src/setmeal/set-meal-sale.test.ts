import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { isSetMealCode } from './set-meal-codes.ts';
import { brandShareOfSale, isOnSale, remainingForMember, voucherEnd } from './set-meal-sale.ts';

const sale = { isOnSale: true, soldFrom: '2026-11-20', soldUntil: '2026-11-22' };

test.each([
  ['false in the last minute before the first day', sale, '2026-11-20T03:59:00+08:00', false],
  ['true in the first minute of the first day', sale, '2026-11-20T04:00:00+08:00', true],
  ['true in the last minute of the last day', sale, '2026-11-23T03:59:00+08:00', true],
  ['false in the first minute after the last day', sale, '2026-11-23T04:00:00+08:00', false],
  ['true years later if the sale has no end', { ...sale, soldUntil: null }, '2036-11-23T12:00:00+08:00', true],
  ['false if withdrawn from sale', { ...sale, isOnSale: false }, '2026-11-21T12:00:00+08:00', false],
])('isOnSale of a set meal at a given time is %s', (_when, terms, at, expected) => {
  expect(isOnSale(terms, new Date(at))).toBe(expected);
});

test.each([
  ['valid for the day of purchase only', 0, null, '2026-11-21T12:00:00+08:00', '2026-11-22T04:00:00+08:00'],
  [
    'bought after midnight, which belongs to the day before',
    0,
    null,
    '2026-11-21T02:00:00+08:00',
    '2026-11-21T04:00:00+08:00',
  ],
  ['valid for 30 days', 30, null, '2026-11-21T12:00:00+08:00', '2026-12-22T04:00:00+08:00'],
  ['limited by the last day of sale', 30, '2026-11-25', '2026-11-21T12:00:00+08:00', '2026-11-26T04:00:00+08:00'],
  [
    'not limited by a later last day of sale',
    2,
    '2026-12-25',
    '2026-11-21T12:00:00+08:00',
    '2026-11-24T04:00:00+08:00',
  ],
])(
  'voucherEnd returns the end of the last business day of a voucher %s',
  (_rule, validDays, soldUntil, boughtAt, end) => {
    expect(voucherEnd({ validDays, soldUntil }, new Date(boughtAt))).toEqual(new Date(end));
  },
);

test('a voucher is still valid when it is bought at any time of the set meal’s sale', () => {
  const minutes = fc.integer({ min: 0, max: 3 * 24 * 60 - 1 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 365 }), (minute, validDays) => {
      const at = new Date(Date.parse('2026-11-20T04:00:00+08:00') + minute * 60_000);
      expect(isOnSale(sale, at)).toBe(true);
      expect(voucherEnd({ validDays, soldUntil: sale.soldUntil }, at).getTime()).toBeGreaterThan(at.getTime());
    }),
  );
});

test('remainingForMember is null without a limit per member, and otherwise never negative', () => {
  expect(remainingForMember({ maxPerMember: null }, 7)).toBeNull();
  expect(remainingForMember({ maxPerMember: 3 }, 1)).toBe(2);
  expect(remainingForMember({ maxPerMember: 3 }, 7)).toBe(0);
});

test.each([
  [10_000, 120, 1_200],
  [9_999, 125, 1_249],
  [1, 500, 0],
  [10_000, 0, 0],
])('brandShareOfSale of %i fen at %i permille is %i fen, rounded down', (part, permille, share) => {
  expect(brandShareOfSale(fen(part), permille)).toBe(share);
});

test.each([
  ['AB12-9', true],
  ['8421', true],
  ['123', false],
  ['', false],
  ['-1234', false],
  ['A 1234', false],
  ['取餐码1234', false],
  ['x'.repeat(33), false],
])('isSetMealCode decides whether “%s” is a valid voucher code: %s', (text, isCode) => {
  expect(isSetMealCode(text)).toBe(isCode);
});
