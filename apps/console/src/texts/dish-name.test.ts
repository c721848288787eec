import { afterEach, expect, test } from 'vitest';
import { useLanguage } from '../platform/language/language.ts';
import { nameText } from './dish-name.tsx';

const soup = { 'zh-CN': '酸辣汤', en: 'Hot and sour soup' };

afterEach(() => useLanguage.setState({ language: 'zh-CN' }));

test.each(['zh-CN', 'zh-Hant-HK'] as const)('whoever reads %s is told the Chinese name alone', (language) => {
  useLanguage.setState({ language });
  expect(nameText(soup)).toBe('酸辣汤');
});

test('whoever reads English is told the Chinese name, and their own behind it where somebody wrote one', () => {
  useLanguage.setState({ language: 'en' });
  expect(nameText(soup)).toBe('酸辣汤 (Hot and sour soup)');
  expect(nameText({ 'zh-CN': '酸辣汤', en: ' ' })).toBe('酸辣汤');
  expect(nameText({ en: 'Hot and sour soup' })).toBe('Hot and sour soup');
});
