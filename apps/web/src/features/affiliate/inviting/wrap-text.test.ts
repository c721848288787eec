import type { Language } from '@chifan/domain';
import { expect, test } from 'vitest';
import { balanceText, wrapText } from './wrap-text.ts';

/** Wraps a text. Each letter has the width 1. */
const wrapped = (text: string, width: number, language: Language = 'en') =>
  wrapText(text, { language, width, measure: (part) => part.length });

test('text is broken into lines between words, and each line fits the width', () => {
  expect(wrapped('Eat anywhere in China, in your own language', 12)).toEqual([
    'Eat anywhere',
    'in China, in',
    'your own',
    'language',
  ]);
});

test('Chinese text is broken into lines between words, and no line begins with a comma', () => {
  const lines = wrapped('在中国，用你的语言点餐', 4, 'zh-CN');
  expect(lines.join('')).toBe('在中国，用你的语言点餐');
  expect(lines.every((line) => line.length <= 4 && !line.startsWith('，'))).toBe(true);
});

test('a word that is wider than the line is alone on its line', () => {
  expect(wrapped('a Speisekartenübersetzung b', 5)).toEqual(['a', 'Speisekartenübersetzung', 'b']);
});

test('an empty text has no lines', () => {
  expect(wrapped('', 5)).toEqual([]);
});

test('`balanceText` keeps the number of lines and avoids a last line with a single word', () => {
  const room = { language: 'en', width: 20, measure: (part: string) => part.length } as const;
  expect(wrapText('Order at restaurants in your language', room)).toEqual(['Order at restaurants', 'in your language']);
  expect(balanceText('Order at good restaurants in town', room)).toEqual(['Order at good', 'restaurants in town']);
  expect(balanceText('Speisekartenübersetzungen', room)).toEqual(['Speisekartenübersetzungen']);
  expect(balanceText('', room)).toEqual([]);
});
