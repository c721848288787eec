import { expect, test } from 'vitest';
import { missingIn, writtenTexts } from './texts.ts';

test('writtenTexts trims texts and omits languages without text', () => {
  expect(writtenTexts({ 'zh-CN': ' 面 ', en: '   ', ja: '' })).toEqual({ 'zh-CN': '面' });
});

test('missingIn counts a text of only spaces as missing', () => {
  expect(missingIn({ 'zh-CN': '面', en: ' ' })).toEqual(['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de']);
});
