import { type Language, languages, readLanguage } from '@chifan/domain';
import { describe, expect, test } from 'vitest';
import { approximateAmount, formatCurrency, likelyCurrency } from './currencies.ts';

test.each([
  [['de-CH', 'de'], 'CHF'],
  [['de-AT'], 'EUR'],
  [['de'], 'EUR'],
  [['en-GB'], 'GBP'],
  [['en'], 'USD'],
  [['en', 'ko-KR'], 'KRW'],
  [['zh-Hant-TW'], 'TWD'],
  [['ar'], 'SAR'],
  [['ur-PK'], 'PKR'],
  [['fr-CA'], 'CAD'],
  [['sw'], 'USD'],
  [[], 'USD'],
])('for a browser with the languages %j, the guest’s currency is assumed to be %s', (languages, currency) => {
  expect(likelyCurrency(languages, readLanguage(languages.join(',')) ?? 'en')).toBe(currency);
});

test.each<[Language, readonly string[], string]>([
  ['ja', ['en-US', 'en'], 'JPY'],
  ['de', ['en-GB'], 'EUR'],
  ['de', ['fr-FR', 'de-CH'], 'EUR'],
  ['en', ['de-CH', 'de'], 'CHF'],
  ['zh-CN', ['zh-TW'], 'TWD'],
])(
  'for a guest who uses the app in %s and a browser with the languages %j, the currency is assumed to be %s',
  (read, languages, currency) => {
    expect(likelyCurrency(languages, read)).toBe(currency);
  },
);

describe('amounts in another currency', () => {
  test.each([
    [3800, { currency: 'EUR', fen: 780 }, 4.87],
    [3800, { currency: 'JPY', fen: 4.6 }, 826],
    [380_000, { currency: 'JPY', fen: 4.6 }, 82_600],
    [12_345_600, { currency: 'EUR', fen: 780 }, 15_800],
    [1, { currency: 'EUR', fen: 780 }, 0],
    [0, { currency: 'EUR', fen: 780 }, 0],
    [-3800, { currency: 'EUR', fen: 780 }, -4.87],
  ])('%i fen at the rate %j are about %d units of the other currency', (amount, rate, about) => {
    expect(approximateAmount(amount, rate)).toBeCloseTo(about, 6);
  });

  test('an amount in another currency uses the number format of the app’s language, with Western digits', () => {
    expect(formatCurrency(4.87, 'EUR', 'en')).toBe('€4.87');
    expect(formatCurrency(826, 'JPY', 'ja')).toMatch(/^826\s?円$/);
    expect(formatCurrency(4.87, 'EUR', 'de')).toMatch(/^4,87\s€$/);
    expect(formatCurrency(18.3, 'SAR', 'ar')).toMatch(/18[.,]30/);
  });

  test('an amount in another currency does not contain the yuan sign', () => {
    for (const language of languages) expect(formatCurrency(826, 'JPY', language)).not.toMatch(/[¥￥]/);
  });
});
