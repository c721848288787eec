import { expect, test } from 'vitest';
import { missingIn, writtenTexts } from './texts.ts';

test('writtenTexts trims texts and removes empty languages', () => {
  expect(writtenTexts({ 'zh-CN': ' 面 ', en: '   ', ja: '' })).toEqual({ 'zh-CN': '面' });
});

test('missingIn counts blanks as missing', () => {
  expect(missingIn({ 'zh-CN': '面', en: ' ' })).toEqual(['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de']);
});
