import { expect, test } from 'vitest';
import { confirmedName, draftedLanguages, fillNamesFromDrafts, typedName } from './name-drafts.ts';

const drafts = {
  name: { en: 'Cold noodles', ja: '冷麺', ko: '냉면' },
  from: { en: 'memory', ja: 'parts', ko: 'parts' },
} as const;

test('name drafts fill empty names and replace older drafts, but never names that staff wrote', () => {
  const named = { name: { 'zh-CN': '凉面', en: 'Ours', ja: '古い' }, nameDrafts: { ja: 'dictionary' } } as const;
  expect(fillNamesFromDrafts(named, drafts)).toEqual({
    name: { 'zh-CN': '凉面', en: 'Ours', ja: '冷麺', ko: '냉면' },
    nameDrafts: { ja: 'parts', ko: 'parts' },
  });
});

test('a dish name is no longer marked as a draft after staff edit or confirm the name', () => {
  const named = fillNamesFromDrafts({ name: { 'zh-CN': '凉面' }, nameDrafts: {} }, drafts);
  expect(draftedLanguages(named)).toEqual(['en', 'ja', 'ko']);
  expect(draftedLanguages(typedName(named, { ...named.name, en: 'Sesame noodles' }))).toEqual(['ja', 'ko']);
  expect(draftedLanguages(confirmedName(named, ['ja', 'ko']))).toEqual(['en']);
});

test('a dish name is no longer marked as a draft after staff clear its field', () => {
  const named = fillNamesFromDrafts({ name: { 'zh-CN': '凉面' }, nameDrafts: {} }, drafts);
  expect(draftedLanguages({ ...named, name: { ...named.name, en: ' ' } })).toEqual(['ja', 'ko']);
});
