import { isPickUpCode, pickUpCodeFromNumber, pickUpCodesPerDay } from '@chifan/domain/ordering';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedNextKeys, isCompleteCode, readTyped } from './pick-up-code-entry.ts';

test('the keypad can type every pick-up code that a shop can issue', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: pickUpCodesPerDay }), (number) => {
      const code = pickUpCodeFromNumber(number, (round, half) => round * 7 + half * 5);
      expect(readTyped(code)).toBe(code);
      expect(isCompleteCode(code)).toBe(true);
    }),
  );
});

test.each([
  ['a12', 'A12'],
  ['A 12-3', 'A123'],
  ['A1234', 'A123'],
  ['12', ''],
  ['I12', ''],
  ['AB1', 'A'],
  ['', ''],
])('readTyped reads the input %j as %j, which is a pick-up code or the start of a pick-up code', (input, typed) => {
  expect(readTyped(input)).toBe(typed);
});

test('the keypad offers letters, then digits, and no key after a complete pick-up code', () => {
  expect(allowedNextKeys('')).toHaveLength(24);
  expect(allowedNextKeys('A')).toHaveLength(10);
  expect(allowedNextKeys('A12')).toContain('0');
  expect(allowedNextKeys('A123')).toEqual([]);
  expect(
    isPickUpCode(
      `${allowedNextKeys('')[0]}${allowedNextKeys('A')[1]}${allowedNextKeys('A1')[1]}${allowedNextKeys('A11')[1]}`,
    ),
  ).toBe(true);
});
