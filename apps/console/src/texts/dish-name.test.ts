import { afterEach, expect, test } from 'vitest';
import { hongKongCharacters } from '../platform/language/catalogues/hong-kong-characters.ts';
import { useLanguage } from '../platform/language/language.ts';
import { hasOwnLanguageName, namesOf, nameText } from './dish-name.tsx';

const soup = { 'zh-CN': '酸辣汤', en: 'Hot and sour soup' };

const asWritten = useLanguage.getState();
const hongKong = { language: 'zh-Hant-HK', characters: hongKongCharacters } as const;

afterEach(() => useLanguage.setState(asWritten));

test('nameText shows only the Chinese name to readers of Chinese, in their own characters', () => {
  expect(nameText(soup)).toBe('酸辣汤');
  useLanguage.setState(hongKong);
  expect(nameText(soup)).toBe('酸辣湯');
});

test('hasOwnLanguageName finds a search word in the Chinese name, both in the displayed characters and in the stored characters', () => {
  const noodles = namesOf({ 'zh-CN': '牛肉面', en: 'Beef noodles' });
  expect(hasOwnLanguageName(noodles, '肉麵')).toBe(false);
  useLanguage.setState(hongKong);
  for (const typed of ['肉麵', '肉面']) expect(hasOwnLanguageName(noodles, typed)).toBe(true);
  expect(hasOwnLanguageName(noodles, 'beef')).toBe(false);
});

test('nameText shows readers of English the Chinese name, followed by the English name if there is one', () => {
  useLanguage.setState({ language: 'en' });
  expect(nameText(soup)).toBe('酸辣汤 (Hot and sour soup)');
  expect(nameText({ 'zh-CN': '酸辣汤', en: ' ' })).toBe('酸辣汤');
  expect(nameText({ en: 'Hot and sour soup' })).toBe('Hot and sour soup');
});
