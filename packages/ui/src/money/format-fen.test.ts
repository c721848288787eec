import { fen, languages } from '@chifan/domain';
import { expect, test } from 'vitest';
import { formatFen } from './format-fen.ts';

test.each([
  [3800, '¥38.00'],
  [5, '¥0.05'],
  [0, '¥0.00'],
  [123456, '¥1,234.56'],
  [-350, '−¥3.50'],
])('%i fen is written %s in English', (amount, text) => {
  expect(formatFen(fen(amount), 'en')).toBe(text);
});

test('the sign is ¥ and the digits are Western in every language', () => {
  for (const language of languages) expect(formatFen(fen(3800), language), language).toMatch(/^¥38[.,]00$/);
});
