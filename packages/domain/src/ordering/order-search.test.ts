import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';
import { parseOrderSearch, parseShopOrderSearch } from './order-search.ts';

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
  expect(parseOrderSearch(typed)).toMatchObject({ number, phone });
});

test.each([
  ['#12', 12],
  ['12', 12],
  ['noodles', null],
])('a guest who types %s looks for day number %s', (typed, dayNumber) => {
  expect(parseOrderSearch(typed).dayNumber).toBe(dayNumber);
});

test('a number finds itself, however it is typed', () => {
  const number = orderNumber('2026-11-21', 1_234_567);
  for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ''), number.replaceAll('-', ' ')])
    expect(parseOrderSearch(typed).number).toBe(number);
});

const number = orderNumber('2026-11-21', 123);

test.each([
  ['a whole number, however it is typed', number.replaceAll('-', ' '), { number }],
  ['a number of the day, or the end of a long one', '123', { called: '000123', dayNumber: 123, numberEnd: '123' }],
  ['a single digit as a number of the day', '7', { called: '000007', dayNumber: 7 }],
  ['only a number of the day after a hash sign', '#12', { dayNumber: 12 }],
  ['only a number of the day after a wide hash sign', ' ＃１２ ', { dayNumber: 12 }],
  ['only a number of the day as staff write it', '12号', { dayNumber: 12 }],
  ['only a number of the day as Hong Kong writes it', '12 號', { dayNumber: 12 }],
  ['no number of the day with a zero in front', '012', { called: '000012', numberEnd: '012' }],
  ['the end of a number with its letter', '051-J', { numberEnd: '051J', dish: '051-J' }],
  [
    'four digits: a number of the day, or the end of a long one or of a phone',
    '5678',
    { called: '005678', dayNumber: 5678, numberEnd: '5678', phoneEnd: '5678' },
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
])('among the orders of a shop one field finds %s', (_, typed, found) => {
  const nothing = {
    number: null,
    called: null,
    dayNumber: null,
    numberEnd: null,
    phone: null,
    phoneEnd: null,
    dish: null,
  };
  expect(parseShopOrderSearch(typed)).toEqual({ ...nothing, ...found });
});
