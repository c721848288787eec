import { expect, test } from 'vitest';
import { isMallOrderNumber, mallOrderNumber, readMallOrderSearch } from './mall-order-number.ts';

test('the number of a mall order is an order number after an M', () => {
  expect(mallOrderNumber('2026-11-21', 123)).toMatch(/^M261121-000123-[A-Z]$/);
});

test('a mistyped number and an order number without the M are not mall order numbers', () => {
  const number = mallOrderNumber('2026-11-21', 123);
  expect(isMallOrderNumber(number)).toBe(true);
  expect(isMallOrderNumber(number.slice(1))).toBe(false);
  expect(isMallOrderNumber(number.replace('M', 'W'))).toBe(false);
  expect(isMallOrderNumber(number.replace('123', '132'))).toBe(false);
});

test.each([
  ['M261121-0001', 'M261121-0001'],
  ['m2611210001', 'M261121-0001'],
  ['261121', 'M261121'],
  ['Ｍ261121', 'M261121'],
  ['139 1234 5678', 'M139123-45678'],
  [' m 261121', 'M261121'],
  ['261121-000123-M', 'M261121-000123-M'],
  ['tom261121', null],
  ['tea', null],
])('the search %s finds the number %s', (typed, number) => {
  expect(readMallOrderSearch(typed).number).toBe(number);
});

test('a phone number is found in any format', () => {
  expect(readMallOrderSearch('+86 139-1234-5678').phone).toBe('13912345678');
});
