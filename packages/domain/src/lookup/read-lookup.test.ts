import { expect, test } from 'vitest';
import { orderNumber } from '../ordering/order-number.ts';
import { readLookup } from './read-lookup.ts';

const number = orderNumber('2026-11-21', 123);

test.each([
  ['a complete order number', number.toLowerCase().replaceAll('-', ' '), { number, numberEnd: null }],
  [
    'four digits as the end of an order number or a phone number, and as an ID',
    '5678',
    { numberEnd: { digits: '5678', letter: '' }, phoneEnd: '5678', id: 5678, phone: null },
  ],
  ['three digits only as an ID', '123', { numberEnd: null, phoneEnd: null, id: 123 }],
  ['the end of an order number with its check letter', '000051-J', { numberEnd: { digits: '000051', letter: 'J' } }],
  ['a complete phone number', '+86 139-1234-5678', { phone: '13912345678', phoneEnd: null }],
  ['an e-mail address, in lower case', ' Omar@Example.com ', { email: 'omar@example.com', number: null, phone: null }],
  ['the beginning of a name, in lower case', 'Omar K', { name: 'omar k', email: null, id: null }],
  ['a Chinese name of two characters', '面馆', { name: '面馆', reference: null }],
  ['a single Chinese character as a part of a name', '面', { name: '面' }],
  ['a single letter as nothing', 'x', { name: null, reference: null, numberEnd: null, id: null }],
  ['a reference of a gateway, in its own case', 'pi_3Nabc', { reference: 'pi_3Nabc', number: null }],
])('the operators’ search field recognises %s in the input “%s”', (_, typed, terms) => {
  expect(readLookup(typed)).toMatchObject(terms);
});
