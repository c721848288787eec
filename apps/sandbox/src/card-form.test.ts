import { expect, test } from 'vitest';
import { cardProblems, groupedExpiry, groupedNumber } from '../browser/card-fields.js';
import { wordsFor } from '../browser/texts.js';

const now = new Date('2026-11-21T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

test.each([
  ['no error in a valid card', good, {}],
  ['no error in a card that expires this month', { ...good, expiry: '11 / 26' }, {}],
  ['a card number that is too short', { ...good, number: '4242 4242' }, { number: 'incomplete_number' }],
  ['a wrong check digit', { ...good, number: '4242 4242 4242 4241' }, { number: 'invalid_number' }],
  ['a card that expired last month', { ...good, expiry: '10 / 26' }, { expiry: 'invalid_expiry_year_past' }],
  ['a month that does not exist', { ...good, expiry: '13 / 30' }, { expiry: 'incomplete_expiry' }],
  ['a missing expiry year', { ...good, expiry: '12' }, { expiry: 'incomplete_expiry' }],
  ['a security code that is too short', { ...good, cvc: '12' }, { cvc: 'incomplete_cvc' }],
])('cardProblems finds %s', (_, card, problems) => {
  expect(cardProblems(card, now)).toEqual(problems);
});

test('the card form groups the card number and expiry date while the guest types', () => {
  expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(['1', '12', '123', '1230', '4'].map(groupedExpiry)).toEqual(['1', '12 / ', '12 / 3', '12 / 30', '04 / ']);
});

test('the card form has all texts in nine languages, and English texts for other languages', () => {
  const english = Object.keys(wordsFor('en').words);
  for (const locale of ['ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de', 'zh-CN']) {
    const { language, words } = wordsFor(locale);
    expect(language).toBe(locale);
    expect(Object.keys(words)).toEqual(english);
    expect(words['note']).not.toBe(wordsFor('en').words['note']);
  }
  expect([wordsFor('zh').language, wordsFor('pt-BR').language]).toEqual(['zh-CN', 'en']);
});
