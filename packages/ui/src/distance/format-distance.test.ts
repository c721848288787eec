import { expect, test } from 'vitest';
import { formatDistance } from './format-distance.ts';

test('formatDistance switches from metres to kilometres at one kilometre', () => {
  expect(plain(formatDistance(344, 'en'))).toBe('340 m');
  expect(plain(formatDistance(997, 'en'))).toBe('1 km');
  expect(plain(formatDistance(1260, 'en'))).toBe('1.3 km');
});

const shown = ['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de', 'zh-CN', 'zh-Hant-HK'];

test.each(shown)('formatDistance in the language %s returns the same text as Intl.NumberFormat', (language) => {
  for (const [metres, value, unit] of [
    [30, 30, 'meter'],
    [950, 950, 'meter'],
    [1260, 1.26, 'kilometer'],
    [21_000, 21, 'kilometer'],
  ] as const) {
    const intl = new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: 'unit',
      unit,
      // In Arabic, `short` writes the whole word, so compare with `narrow`.
      unitDisplay: language === 'ar' ? 'narrow' : 'short',
      maximumFractionDigits: 1,
    });
    expect(plain(formatDistance(metres, language))).toBe(plain(intl.format(value)));
  }
});

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
