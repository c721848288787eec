import { expect, test } from 'vitest';
import { isMallOrderNumber, mallOrderNumber, readMallOrderSearch } from './mall-order-number.ts';

test('the number of a points mall order is an M followed by an order number', () => {
  expect(mallOrderNumber('2026-11-21', 123)).toMatch(/^M261121-000123-[A-Z]$/);
});

test('isMallOrderNumber rejects a mistyped number, and a number without the M', () => {
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
])('an operator’s search for “%s” in mall orders matches numbers that begin with %s', (typed, number) => {
  expect(readMallOrderSearch(typed).number).toBe(number);
});

test('a search for mall orders reads a phone number in any format', () => {
  expect(readMallOrderSearch('+86 139-1234-5678').phone).toBe('13912345678');
});
