import { expect, test } from 'vitest';
import { missingIn, textFrom, writtenTexts } from './texts.ts';

test('what is sent is trimmed, and a language that was emptied is taken away', () => {
  expect(writtenTexts({ 'zh-CN': ' 面 ', en: '   ', ja: '' })).toEqual({ 'zh-CN': '面' });
});

test('blanks are no text', () => {
  expect(missingIn({ 'zh-CN': '面', en: ' ' })).toEqual(['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de']);
});

test.each([
  [{ en: 'Noodles' }, 'platform'],
  [{ en: 'Noodles ' }, 'platform'],
  [{ en: 'Our noodles' }, 'merchant'],
  [{ en: '' }, 'missing'],
] as const)('%j, once translated by the platform: %s', (texts, from) => {
  expect(textFrom({ texts, before: { en: 'Noodles' }, byPlatform: ['en'] }, 'en')).toBe(from);
});

test('what the merchant wrote stays theirs', () => {
  expect(textFrom({ texts: { en: 'A' }, before: { en: 'A' }, byPlatform: ['ja'] }, 'en')).toBe('merchant');
});
