import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';
import { readOrderSearch, readShopOrderSearch } from './order-search.ts';

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
])('the search %s looks for the number %s and the phone %s', (typed, number, phone) => {
  expect(readOrderSearch(typed)).toMatchObject({ number, phone });
});

test('an order number finds its order in any format', () => {
  const number = orderNumber('2026-11-21', 1_234_567);
  for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ''), number.replaceAll('-', ' ')])
    expect(readOrderSearch(typed).number).toBe(number);
});

const number = orderNumber('2026-11-21', 123);

test.each([
  ['a whole number in any format', number.replaceAll('-', ' '), { number }],
  ['a short number, or the end of one', '123', { called: '000123', numberEnd: '123' }],
  ['a single digit as a short number', '7', { called: '000007' }],
  ['the end of a number with its letter', '051-J', { numberEnd: '051J', dish: '051-J' }],
  [
    'four digits as a short number or the end of a phone',
    '5678',
    { called: '005678', numberEnd: '5678', phoneEnd: '5678' },
  ],
  ['a whole phone', '+86 139-1234-5678', { phone: '13912345678', numberEnd: '13912345678' }],
  ['a phone of another country', '+49 151 1234567', { phone: '+491511234567' }],
  ['a dish', ' 牛肉面 ', { dish: '牛肉面' }],
  ['a dish with a figure', '3人套餐', { dish: '3人套餐' }],
  [
    'a number with a wrong check letter as the name of a dish',
    '261121-000123-A',
    { dish: '261121-000123-A', numberEnd: '261121000123A' },
  ],
])('the search of a shop recognises %s', (_, typed, found) => {
  const nothing = { number: null, called: null, numberEnd: null, phone: null, phoneEnd: null, dish: null };
  expect(readShopOrderSearch(typed)).toEqual({ ...nothing, ...found });
});
