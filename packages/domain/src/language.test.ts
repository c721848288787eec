import { describe, expect, test } from 'vitest';
import { directionOf, isLanguage, languages, readLanguage } from './language.ts';

describe('languages', () => {
  test.each([
    ['en', 'en'],
    ['zh-TW', 'zh-CN'],
    ['ZH', 'zh-CN'],
    ['pt,fr;q=0.8,de;q=0.9', 'de'],
    ['ja;q=0, ko;q=0.1', 'ko'],
    ['ja;q=0', undefined],
    ['fr ; q=0.4 , de; q=0.5', 'de'],
    ['fr ; q=0.4', 'fr'],
    ['fr;level=1;q=0.1, de;q=0.5', 'de'],
    ['fr;level=1', 'fr'],
    ['pt', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('readLanguage returns, for the language list %j, %s', (value, expected) => {
    expect(readLanguage(value)).toBe(expected);
  });

  test('there are nine languages, of which Arabic and Urdu are written from right to left', () => {
    expect(languages).toHaveLength(9);
    expect(languages.filter((language) => directionOf(language) === 'rtl').sort()).toEqual(['ar', 'ur']);
    expect(directionOf('en')).toBe('ltr');
    expect([isLanguage('ko'), isLanguage('pt'), isLanguage(null)]).toEqual([true, false, false]);
  });
});
