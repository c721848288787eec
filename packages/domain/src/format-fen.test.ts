import { describe, expect, test } from 'vitest';
import { fen } from './fen.ts';
import { formatFen } from './format-fen.ts';
import { languages } from './language.ts';

describe('formatted amounts', () => {
  test.each([
    [3800, 'CN¥38.00'],
    [5, 'CN¥0.05'],
    [0, 'CN¥0.00'],
    [123456, 'CN¥1,234.56'],
    [-350, '−CN¥3.50'],
  ])('formatFen writes %i fen as %s in English', (amount, text) => {
    expect(formatFen(fen(amount), 'en')).toBe(text);
  });

  test.each([
    ['de', 'CN¥1.234,50'],
    ['ar', 'CN¥1,234.50'],
    ['ko', 'CN¥1,234.50'],
    ['ja', '1,234.50元'],
    ['zh-CN', '¥1,234.50'],
  ] as const)('formatFen writes 123,450 fen in %s as %s', (language, text) => {
    expect(formatFen(fen(123_450), language)).toBe(text);
  });

  test.each(languages.filter((language) => language !== 'zh-CN'))(
    'formatFen never writes a bare ¥ in %s, because readers would see it as yen',
    (language) => {
      expect(formatFen(fen(-3800), language)).toMatch(/^−CN¥38[.,]00$|^−38\.00元$/);
    },
  );

  test.each(languages)(
    'formatFen with `isShort` omits the decimals of an amount in %s only if they are zero',
    (language) => {
      expect(formatFen(fen(3800), language, { isShort: true })).not.toMatch(/00/);
      expect(formatFen(fen(3850), language, { isShort: true })).toMatch(/38[.,]50/);
    },
  );
});
