import { allergens, orderDietLinesZh } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';
import { remarkPhrases, remarkPhraseZh } from '@chifan/domain/ordering';
import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { dietLines } from './diet-words.ts';
import { remarkPhraseLabels } from './remark-phrases.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }));

test.each([
  [null, { avoids: allergens, wishes: dietWishes }],
  ['I am allergic to nuts, no fish please, vegan', null],
  ['アレルギーがあります', { avoids: [], wishes: [] }],
  ['no peanuts', { avoids: ['peanut' as const], wishes: [] }],
])('dietLines returns the ticket’s lines for %j and %j', (remark, profile) => {
  expect(dietLines(remark, profile)).toEqual(orderDietLinesZh(remark, profile));
});

test('the labels of fixed remarks equal the ticket’s', () => {
  expect(remarkPhrases.map((phrase) => remarkPhraseLabels[phrase]())).toEqual(
    remarkPhrases.map((phrase) => remarkPhraseZh[phrase]),
  );
});
