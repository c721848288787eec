import { expect, test } from 'vitest';
import { handOverCodeFromNumber, isPickUpCode, pickUpCodeFromNumber, pickUpCodesPerDay } from './pick-up-code.ts';

test('a shop never calls one code twice a day, and every code is a letter and three digits', () => {
  const codes = new Set<string>();
  for (let sequence = 1; sequence <= pickUpCodesPerDay; sequence += 1) codes.add(pickUpCodeFromNumber(sequence));
  expect(codes.size).toBe(pickUpCodesPerDay);
  expect([...codes].filter((code) => !isPickUpCode(code))).toEqual([]);
});

test('neighbouring orders have codes that differ in more than the last digit', () => {
  for (let sequence = 1; sequence < 2_000; sequence += 1) {
    const [one, two] = [pickUpCodeFromNumber(sequence), pickUpCodeFromNumber(sequence + 1)];
    expect(one.slice(0, 3)).not.toBe(two.slice(0, 3));
  }
});

test.each([0, -1, 1.5, Number.NaN, pickUpCodesPerDay + 1])('there is no code for number %s', (sequence) => {
  expect(() => pickUpCodeFromNumber(sequence)).toThrow(RangeError);
});

test.each(['I001', 'O123', 'A000', 'A01', 'a001', 'A0012'])('%s is no pick-up code', (text) => {
  expect(isPickUpCode(text)).toBe(false);
});

test('a hand-over code always has four digits', () => {
  expect(handOverCodeFromNumber(7)).toBe('0007');
  expect(handOverCodeFromNumber(4_294_967_295)).toBe('7295');
  expect(() => handOverCodeFromNumber(-1)).toThrow(RangeError);
});
