import { expect, test } from 'vitest';
import { isMallOrderNumber, mallOrderNumber, readMallOrderSearch } from './mall-order-number.ts';

test('a mall order’s number is an order’s behind an M', () => {
  expect(mallOrderNumber('2026-11-21', 123)).toMatch(/^M261121-000123-[A-Z]$/);
});

test('a slip of the finger is no number, and an order’s without the M is none of the mall’s', () => {
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
])('%s looks for the number %s', (typed, number) => {
  expect(readMallOrderSearch(typed).number).toBe(number);
});

test('a phone is found however it was typed', () => {
  expect(readMallOrderSearch('+86 139-1234-5678').phone).toBe('13912345678');
});
