import { describe, expect, test } from 'vitest';
import { sentenceProblems } from './check-terms.ts';
import { shapeOf } from './sentence-shape.ts';

const dishes = '{count, plural, one {# dish} other {# dishes}}';

describe('checks of a translation', () => {
  test('sentenceProblems reports an empty translation', () => {
    expect(sentenceProblems('Back', ' ', 'de')).toEqual(['is not translated']);
  });

  test('sentenceProblems reports a translation that equals its source, unless all words are names', () => {
    expect(sentenceProblems('My orders', 'My orders', 'fr')).toEqual(['is still in English']);
    expect(sentenceProblems('WeChat {name}', 'WeChat {name}', 'fr')).toEqual([]);
    expect(sentenceProblems('My orders', 'My orders', 'en')).toEqual([]);
  });

  test('sentenceProblems reports missing and additional placeholders', () => {
    expect(sentenceProblems('Hello {name}', 'Hallo', 'de')).toEqual(['lacks name']);
    expect(sentenceProblems('Hello', 'Hallo {name}', 'de')).toEqual(['has name, which its source has not']);
    expect(sentenceProblems('See <0>here</0>', 'Siehe hier', 'de')).toEqual(['lacks <0>', 'lacks </0>']);
  });

  test.each([
    ['ja', '{count, plural, other {#品}}', []],
    ['ru', '{count, plural, one {# блюдо} few {# блюда} other {# блюда}}', ['lacks the plural form “many”']],
    ['ar', '{count, plural, one {طبق} other {# طبق}}', ['zero', 'two', 'few', 'many']],
  ])('sentenceProblems reports missing plural forms of a translation into %s', (language, translation, lacking) => {
    const problems = sentenceProblems(dishes, translation, language);
    expect(problems).toHaveLength(lacking.length);
    for (const form of lacking) expect(problems.join('\n')).toContain(form);
  });

  test('sentenceProblems reports Chinese in English texts and mainland characters in Hong Kong texts', () => {
    const problemsIn = (language: string, translation: string) =>
      sentenceProblems('还有 {n} 单', translation, language, 'zh-CN');
    expect(problemsIn('zh-CN', '还有 {n} 单')).toEqual([]);
    expect(problemsIn('en', '还有 {n} 单')).toEqual(['is still in Chinese']);
    expect(problemsIn('en', '{n, plural, one {# order “单” left} other {# orders “单” left}}')).toEqual([]);
    expect(problemsIn('en', '{n, plural, other {# orders left}}')).toEqual(['lacks the plural form “one”']);
    expect(problemsIn('zh-Hant-HK', '還有 {n} 张單')).toEqual(['has simplified characters: 张']);
    expect(problemsIn('zh-Hant-HK', '還有 {n} 單，不足一公里亦批准')).toEqual([]);
    expect(sentenceProblems('接单', '', 'zh-Hant-HK', 'zh-CN')).toEqual(['is not translated']);
  });

  test('sentenceProblems reports an invalid ICU message', () => {
    expect(sentenceProblems(dishes, '{count, plural, one {# Gericht}', 'de')).toEqual([
      expect.stringContaining('is no valid message'),
    ]);
  });
});

test('shapeOf includes the placeholders inside plural forms', () => {
  expect(shapeOf('{n, plural, one {{name} has #} other {{name} have #}}').placeholders).toEqual(new Set(['n', 'name']));
});
