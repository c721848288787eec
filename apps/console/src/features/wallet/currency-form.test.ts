import { expect, test } from 'vitest';
import { formOfRates, problemOfRate, readRates } from './currency-form.ts';

const rates = {
  date: '2026-11-21',
  rates: [
    { currency: 'USD', fen: 708.45 },
    { currency: 'JPY', fen: 4.71 },
    { currency: 'KRW', fen: 0.4867 },
  ],
};

test('parsing an unchanged form of currency rates returns the original rates', () => {
  expect(formOfRates(rates).rates).toContainEqual({ currency: 'KRW', yuan: '0.004867' });
  expect(readRates(formOfRates(rates))).toEqual(rates);
});

test.each([
  ['rejects a currency in small letters', [{ currency: 'usd', yuan: '7' }], 'currency_wrong'],
  ['rejects a rate of 0', [{ currency: 'USD', yuan: '0' }], 'rate_wrong'],
  ['rejects a rate with a comma', [{ currency: 'USD', yuan: '7,1' }], 'rate_wrong'],
  [
    'rejects the same currency twice',
    [
      { currency: 'USD', yuan: '7' },
      { currency: 'USD', yuan: '8' },
    ],
    'currency_twice',
  ],
  ['accepts a valid rate', [{ currency: 'USD', yuan: '7.1' }], null],
] as const)('the check of currency rates in the form %s', (_, typed, problem) => {
  expect(problemOfRate(typed, 0)).toBe(problem);
  expect(readRates({ date: '2026-11-21', rates: typed }) === null).toBe(problem !== null);
});

test('the form of currency rates requires the date of the rates', () => {
  expect(readRates({ date: '', rates: [] })).toBeNull();
});
