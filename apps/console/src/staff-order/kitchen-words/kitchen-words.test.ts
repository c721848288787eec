import { allergens, dietOfOrderZh } from '@chifan/domain/catalogue';
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
])('what must not be in the food (%j, %j) stands on the board as on the ticket', (remark, profile) => {
  expect(dietLines(remark, profile)).toEqual(dietOfOrderZh(remark, profile));
});

test('what is asked for by a tap stands on the board as on the ticket', () => {
  expect(remarkPhrases.map((phrase) => remarkPhraseLabels[phrase]())).toEqual(
    remarkPhrases.map((phrase) => remarkPhraseZh[phrase]),
  );
});
