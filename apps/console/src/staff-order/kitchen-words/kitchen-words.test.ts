import { allergens, orderDietLinesZh } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';
import { remarkPhrases, remarkPhraseZh } from '@chifan/domain/ordering';
import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { dietLines } from './diet-words.ts';
import { remarkPhraseLabels } from './remark-phrases.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }));

test.each([
  ['a profile with all allergens and wishes', null, { avoids: allergens, wishes: dietWishes }],
  ['an English remark without a profile', 'I am allergic to nuts, no fish please, vegan', null],
  ['a Japanese remark with an empty profile', 'アレルギーがあります', { avoids: [], wishes: [] }],
  ['a remark that repeats an allergen of the profile', 'no peanuts', { avoids: ['peanut' as const], wishes: [] }],
])('dietLines returns the same warnings as the printed ticket for %s', (_, remark, profile) => {
  expect(dietLines(remark, profile)).toEqual(orderDietLinesZh(remark, profile));
});

test('the labels of fixed remarks equal the Chinese texts of the printed ticket', () => {
  expect(remarkPhrases.map((phrase) => remarkPhraseLabels[phrase]())).toEqual(
    remarkPhrases.map((phrase) => remarkPhraseZh[phrase]),
  );
});
