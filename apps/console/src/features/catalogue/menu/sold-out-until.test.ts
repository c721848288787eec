import { expect, test } from 'vitest';
import { backOnOf } from './sold-out-until.ts';

const shanghai = (text: string) => new Date(`${text}:00+08:00`);

test.each([
  ['today', '2026-11-21T12:00', '2026-11-22'],
  ['tomorrow', '2026-11-21T12:00', '2026-11-23'],
  ['by_hand', '2026-11-21T12:00', null],
  ['today', '2026-11-22T03:00', '2026-11-22'],
] as const)('sold out %s, said at %s, is back on %s: a business day ends at four', (choice, at, expected) => {
  expect(backOnOf(choice, '', shanghai(at))).toBe(expected);
});

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-11-21', undefined],
  ['', undefined],
  ['2026-13-40', undefined],
])('a chosen date %s is %s: one that has begun, or is none, is not taken', (typed, expected) => {
  expect(backOnOf('date', typed, shanghai('2026-11-21T12:00'))).toBe(expected);
});
