import { describe, expect, test } from 'vitest';
import { consoleLanguages, contentLanguageOf, isConsoleLanguage, readConsoleLanguage } from './console-language.ts';
import { isLanguage } from './language.ts';

describe('console languages', () => {
  test.each([
    [['zh-CN', 'en'], 'zh-CN'],
    [['zh'], 'zh-CN'],
    [['zh-Hans-HK'], 'zh-CN'],
    [['zh-HK', 'zh', 'en'], 'zh-Hant-HK'],
    [['zh-Hant'], 'zh-Hant-HK'],
    [['zh-TW'], 'zh-Hant-HK'],
    [['ZH-hant-mo'], 'zh-Hant-HK'],
    [['en-GB', 'zh-CN'], 'en'],
    [['pt', 'zh-CN', 'en'], 'zh-CN'],
    [['ur'], 'en'],
    [[], 'en'],
  ])('a browser that prefers the languages %j gets the console in %s', (tags, expected) => {
    expect(readConsoleLanguage(tags)).toBe(expected);
  });

  test('each of the three console languages maps to one of the nine languages of menus', () => {
    expect(consoleLanguages).toEqual(['zh-CN', 'en', 'zh-Hant-HK']);
    expect(consoleLanguages.map(contentLanguageOf)).toEqual(['zh-CN', 'en', 'zh-CN']);
    expect(consoleLanguages.map(contentLanguageOf).every(isLanguage)).toBe(true);
    expect(contentLanguageOf('ja')).toBe('ja');
    expect([isConsoleLanguage('zh-Hant-HK'), isConsoleLanguage('ja'), isConsoleLanguage(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
