import { expect, test } from 'vitest';
import { missingIn, writtenTexts } from './texts.ts';

test('what is sent is trimmed, and a language that was emptied is taken away', () => {
  expect(writtenTexts({ 'zh-CN': ' 面 ', en: '   ', ja: '' })).toEqual({ 'zh-CN': '面' });
});

test('blanks are no text', () => {
  expect(missingIn({ 'zh-CN': '面', en: ' ' })).toEqual(['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de']);
});
