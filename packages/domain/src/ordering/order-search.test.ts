import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';
import { readOrderSearch } from './order-search.ts';

test.each([
  ['261121-000123-K', '261121-000123-K', '261121000123K'],
  ['261121 000123 k', '261121-000123-K', '261121000123K'],
  ['２６１１２１０００１２３', '261121-000123', '261121000123'],
  ['2611', '2611', '2611'],
  ['261121-0', '261121-0', '2611210'],
  ['139 1234-5678', '139123-45678', '13912345678'],
  ['+86 139 1234 5678', '139123-45678', '13912345678'],
  ['0086-139', '139', '139'],
  ['+49 151 123', null, '+49151123'],
  ['261121K', null, '261121K'],
  ['noodles', null, 'NOODLES'],
])('%s is looked for as number %s and phone %s', (typed, number, phone) => {
  expect(readOrderSearch(typed)).toEqual({ number, phone });
});

test('a number finds itself, however it is typed', () => {
  const number = orderNumber('2026-11-21', 1_234_567);
  for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ''), number.replaceAll('-', ' ')])
    expect(readOrderSearch(typed).number).toBe(number);
});
