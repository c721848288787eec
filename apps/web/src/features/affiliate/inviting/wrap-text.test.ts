import type { Language } from '@chifan/domain';
import { expect, test } from 'vitest';
import { balanceText, wrapText } from './wrap-text.ts';

/** Each letter is one wide. */
const wrapped = (text: string, width: number, language: Language = 'en') =>
  wrapText(text, { language, width, measure: (part) => part.length });

test('lines end between words, and none is wider than there is room', () => {
  expect(wrapped('Eat anywhere in China, in your own language', 12)).toEqual([
    'Eat anywhere',
    'in China, in',
    'your own',
    'language',
  ]);
});

test('languages without spaces break between words too, and never before a comma', () => {
  const lines = wrapped('在中国，用你的语言点餐', 4, 'zh-CN');
  expect(lines.join('')).toBe('在中国，用你的语言点餐');
  expect(lines.every((line) => line.length <= 4 && !line.startsWith('，'))).toBe(true);
});

test('a word that is wider than a line stands alone', () => {
  expect(wrapped('a Speisekartenübersetzung b', 5)).toEqual(['a', 'Speisekartenübersetzung', 'b']);
});

test('nothing makes no line', () => {
  expect(wrapped('', 5)).toEqual([]);
});

test('balanced lines are as many, and none is left with one word where it need not be', () => {
  const room = { language: 'en', width: 20, measure: (part: string) => part.length } as const;
  expect(wrapText('Order at restaurants in your language', room)).toEqual(['Order at restaurants', 'in your language']);
  expect(balanceText('Order at good restaurants in town', room)).toEqual(['Order at good', 'restaurants in town']);
  expect(balanceText('Speisekartenübersetzungen', room)).toEqual(['Speisekartenübersetzungen']);
  expect(balanceText('', room)).toEqual([]);
});
