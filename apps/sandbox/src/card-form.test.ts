import { expect, test } from 'vitest';
import { cardProblems, groupedExpiry, groupedNumber } from '../browser/card-fields.js';
import { wordsFor } from '../browser/texts.js';

const now = new Date('2026-11-21T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

test.each([
  [good, {}],
  [{ ...good, expiry: '11 / 26' }, {}],
  [{ ...good, number: '4242 4242' }, { number: 'incomplete_number' }],
  [{ ...good, number: '4242 4242 4242 4241' }, { number: 'invalid_number' }],
  [{ ...good, expiry: '10 / 26' }, { expiry: 'invalid_expiry_year_past' }],
  [{ ...good, expiry: '13 / 30' }, { expiry: 'incomplete_expiry' }],
  [{ ...good, expiry: '12' }, { expiry: 'incomplete_expiry' }],
  [{ ...good, cvc: '12' }, { cvc: 'incomplete_cvc' }],
])('the card %o has the problems %o', (card, problems) => {
  expect(cardProblems(card, now)).toEqual(problems);
});

test('number and date are grouped as on a card while the guest types', () => {
  expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(['1', '12', '123', '1230', '4'].map(groupedExpiry)).toEqual(['1', '12 / ', '12 / 3', '12 / 30', '04 / ']);
});

test('the form has every word in all nine languages, and English for any other', () => {
  const english = Object.keys(wordsFor('en').words);
  for (const locale of ['ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de', 'zh-CN']) {
    const { language, words } = wordsFor(locale);
    expect(language).toBe(locale);
    expect(Object.keys(words)).toEqual(english);
    expect(words['note']).not.toBe(wordsFor('en').words['note']);
  }
  expect([wordsFor('zh').language, wordsFor('pt-BR').language]).toEqual(['zh-CN', 'en']);
});
