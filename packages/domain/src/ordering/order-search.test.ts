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
])('parseOrderSearch reads “%s” as the order number %s and the phone number %s', (typed, number, phone) => {
  expect(parseOrderSearch(typed)).toMatchObject({ number, phone });
});

test.each([
  ['#12', 12],
  ['12', 12],
  ['noodles', null],
])('parseOrderSearch reads “%s” as the day number %s', (typed, dayNumber) => {
  expect(parseOrderSearch(typed).dayNumber).toBe(dayNumber);
});

test('parseOrderSearch finds an order number with spaces, without dashes or in small letters', () => {
  const number = orderNumber('2026-11-21', 1_234_567);
  for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ''), number.replaceAll('-', ' ')])
    expect(parseOrderSearch(typed).number).toBe(number);
});

const number = orderNumber('2026-11-21', 123);

test.each([
  ['a complete order number if spaces replace the dashes', number.replaceAll('-', ' '), { number }],
  ['a day number or the end of an order number', '123', { called: '000123', dayNumber: 123, numberEnd: '123' }],
  ['a day number if it is a single digit', '7', { called: '000007', dayNumber: 7 }],
  ['only a day number if it begins with a hash sign', '#12', { dayNumber: 12 }],
  ['only a day number if it begins with a full-width hash sign', ' ＃１２ ', { dayNumber: 12 }],
  ['only a day number if it ends with 号', '12号', { dayNumber: 12 }],
  ['only a day number if it ends with the traditional 號', '12 號', { dayNumber: 12 }],
  ['the end of an order number if it begins with zero', '012', { called: '000012', numberEnd: '012' }],
  ['the end of an order number if it ends with a check letter', '051-J', { numberEnd: '051J', part: '051-J' }],
  [
    'a day number or the end of an order or phone number if it has four digits',
    '5678',
    { called: '005678', dayNumber: 5678, numberEnd: '5678', phoneEnd: '5678' },
  ],
  ['a complete phone number', '+86 139-1234-5678', { phone: '13912345678', numberEnd: '13912345678' }],
  ['a foreign phone number', '+49 151 1234567', { phone: '+491511234567' }],
  ['a pick-up code, in upper or lower case', 'a123', { pickUpCode: 'A123', part: 'a123' }],
  ['a part of a name or a remark if it has no digits', ' 牛肉面 ', { part: '牛肉面' }],
  ['a part of a name or a remark if it has digits and other characters', '3人套餐', { part: '3人套餐' }],
  [
    'a part of a name or a remark if the check letter of an order number is wrong',
    '261121-000123-A',
    { part: '261121-000123-A', numberEnd: '261121000123A' },
  ],
])('the order search of a shop reads the typed text as %s', (_, typed, found) => {
  const nothing = {
    number: null,
    called: null,
    dayNumber: null,
    numberEnd: null,
    phone: null,
    phoneEnd: null,
    pickUpCode: null,
    part: null,
  };
  expect(parseShopOrderSearch(typed)).toEqual({ ...nothing, ...found });
});
