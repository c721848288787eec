import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDayNumber, isOrderNumber, kitchenCallNumber, numberForGuest, orderNumber } from './order-number.ts';

test('orderNumber returns the date, the sequence number and a check letter', () => {
  expect(orderNumber('2026-11-21', 123)).toMatch(/^261121-000123-[A-Z]$/);
  expect(orderNumber('2026-11-21', 1_234_567)).toMatch(/^261121-1234567-[A-Z]$/);
  expect(orderNumber('2026-11-21', 1)).toMatch(/^261121-000001-[A-Z]$/);
  expect(isOrderNumber(orderNumber('2026-11-21', 999_999_999_999))).toBe(true);
});

test.each([
  ['261121-000123-K', 12, '12'],
  ['261121-000123-K', null, '123'],
  ['261121-1234567-K', null, '1234567'],
])('kitchenCallNumber for the order %s with the day number %s returns %s', (number, dayNumber, called) => {
  expect(kitchenCallNumber({ number, dayNumber })).toBe(called);
});

test('formatDayNumber puts a hash sign before the day number', () => {
  expect(formatDayNumber(12)).toBe('#12');
});

test.each([
  [12, '#12'],
  [null, '261121-000123-K'],
  [undefined, '261121-000123-K'],
])('numberForGuest for an order with the day number %s returns %s', (dayNumber, read) => {
  expect(numberForGuest({ number: '261121-000123-K', dayNumber })).toBe(read);
});

test('the check letter of an order number detects one wrong digit and two swapped adjacent digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.nat(11), fc.integer({ min: 1, max: 9 }), (n, place, by) => {
      const number = orderNumber('2026-11-21', n);
      expect(isOrderNumber(number)).toBe(true);
      const digits = number.slice(0, -2).replace('-', '').split('');
      const spoilt = digits.with(place, String((Number(digits[place]) + by) % 10));
      expect(isOrderNumber(written(spoilt, number))).toBe(false);
      const [one = '', two = ''] = [digits[place], digits[place + 1]];
      if (place < 11 && one !== two) {
        expect(isOrderNumber(written(digits.with(place, two).with(place + 1, one), number))).toBe(false);
      }
    }),
  );
});

test.each(['', '261121-000123', '261121-123-K', 'x261121-000123-K'])('isOrderNumber rejects the text %j', (text) => {
  expect(isOrderNumber(text)).toBe(false);
});

test.each([
  ['26-11-21', 1],
  ['2026-11-21T12', 1],
  ['x2026-11-21', 1],
  ['2026-11-21', 0],
  ['2026-11-21', 1.5],
  ['2026-11-21', 1e12],
])('orderNumber throws RangeError for the day %s with the sequence number %s', (day, sequence) => {
  expect(() => orderNumber(day, sequence)).toThrow(RangeError);
});

const written = (digits: readonly string[], number: string): string =>
  `${digits.slice(0, 6).join('')}-${digits.slice(6).join('')}-${number.at(-1)}`;
