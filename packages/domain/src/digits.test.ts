import { expect, test } from 'vitest';
import { normalizePhoneInput, stripPhoneSeparators, toWesternDigits } from './digits.ts';

test.each([
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['१२३४५६', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  ['၀၁၂၉', '0129'],
  ['១២៣៤៥៦', '123456'],
  ['𝟎𝟏𝟗', '019'],
  ['٧٫٥', '7.5'],
  ['１２．５０', '12.50'],
  ['table 7', 'table 7'],
])('toWesternDigits converts %s to %s', (typed, western) => {
  expect(toWesternDigits(typed)).toBe(western);
});

test('toWesternDigits converts every decimal digit of Unicode to its value', () => {
  for (let zero = 0; zero < 0x20000; zero += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero)) || /\p{Nd}/u.test(String.fromCodePoint(zero - 1 || 1))) continue;
    const ten = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('');
    expect(toWesternDigits(ten)).toBe('0123456789');
  }
});

test.each([
  ['\u202a+44 7700 900123\u202c', '+44 7700 900123'],
  ['0044 7700 900123', '+44 7700 900123'],
  ['＋４４ ７７００', '+44 7700'],
  ['007', '+7'],
])('normalizePhoneInput reads “%s” as %s', (typed, number) => expect(normalizePhoneInput(typed)).toBe(number));

test('stripPhoneSeparators removes spaces, brackets and dashes from a phone number', () => {
  expect(stripPhoneSeparators('+٩٦٦ (٥٠) ١٢٣–٤٥٦٧')).toBe('+966501234567');
});
