import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  handOverCodeFromNumber,
  isPickUpCode,
  pickUpCodeFromNumber,
  pickUpCodesPerDay,
  pickUpRun,
} from './pick-up-code.ts';

const chance = fc.record({ place: fc.nat(), step: fc.nat() });
const codesOf = (count: number, drawn: { place: number; step: number }) =>
  Array.from({ length: count }, (_, index) => pickUpCodeFromNumber(index + 1, pickUpRun(drawn)));

test('a shop never calls one code twice a day, however its run was drawn, and every code is a letter and three digits', () => {
  fc.assert(
    fc.property(chance, (drawn) => {
      const codes = codesOf(pickUpCodesPerDay, drawn);
      expect(new Set(codes).size).toBe(pickUpCodesPerDay);
      expect(codes.filter((code) => !isPickUpCode(code))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('neighbouring orders have codes of different letters', () => {
  fc.assert(
    fc.property(chance, (drawn) => {
      const codes = codesOf(100, drawn);
      for (const [index, code] of codes.slice(1).entries()) expect(code.charAt(0)).not.toBe(codes[index]?.charAt(0));
    }),
  );
});

test('where a run begins says nothing of how it goes on', () => {
  const seconds = new Set(Array.from({ length: 500 }, (_, step) => codesOf(2, { place: 0, step: step * 37 })[1]));
  expect(seconds.size).toBeGreaterThan(300);
});

test.each([0, -1, 1.5, Number.NaN, pickUpCodesPerDay + 1])('there is no code for number %s', (sequence) => {
  expect(() => pickUpCodeFromNumber(sequence, pickUpRun({ place: 0, step: 0 }))).toThrow(RangeError);
});

test.each(['I001', 'O123', 'A000', 'A01', 'a001', 'A0012'])('%s is no pick-up code', (text) => {
  expect(isPickUpCode(text)).toBe(false);
});

test('a hand-over code always has four digits', () => {
  expect(handOverCodeFromNumber(7)).toBe('0007');
  expect(handOverCodeFromNumber(4_294_967_295)).toBe('7295');
  expect(() => handOverCodeFromNumber(-1)).toThrow(RangeError);
});
