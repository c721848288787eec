import { expect, test } from 'vitest';
import { textsOf, unchangedPlatformTexts } from './edited-texts.ts';

test('saving an empty text in one language removes the translation in this language', () => {
  expect(textsOf({ en: 'Tea', ja: '', 'zh-CN': '茶' })).toEqual({ en: 'Tea', 'zh-CN': '茶' });
});

test('a dish text in one language no longer counts as written by the platform after staff change or remove it', () => {
  const before = {
    name: { en: 'Tea', ja: 'お茶', ar: 'شاي' },
    description: { en: 'Hot' },
    byPlatform: { name: ['ja' as const, 'ar' as const, 'en' as const], description: ['en' as const] },
  };
  const after = { name: { en: 'Green tea', ar: 'شاي', 'zh-CN': '茶' }, description: { en: 'Hot' } };
  expect(unchangedPlatformTexts(before, after)).toEqual({ name: ['ar'], description: ['en'] });
});

test('after staff change the Chinese name of a dish, its name counts in no language as written by the platform', () => {
  const before = {
    name: { en: 'Tea', 'zh-CN': '茶' },
    description: { en: 'Hot' },
    byPlatform: { name: ['en' as const], description: ['en' as const] },
  };
  const after = { name: { en: 'Tea', 'zh-CN': '咖啡' }, description: { en: 'Hot' } };
  expect(unchangedPlatformTexts(before, after)).toEqual({ name: [], description: ['en'] });
});
