import { expect, test } from 'vitest';
import { problemsOfSetMeal, readSetMeal } from './read-set-meal.ts';
import { setMealDraftForTest } from './set-meal-for-test.ts';
import { emptySetMeal, formOfSetMeal, newPart, type SetMealForm } from './set-meal-form.ts';

const right = formOfSetMeal(setMealDraftForTest);

test('a set meal that nobody touches is sent as it was', () => {
  expect(readSetMeal(right, setMealDraftForTest.servedHours)).toEqual(setMealDraftForTest);
});

test('of a new dish of a set meal nothing is free of anything, and no diet is kept', () => {
  expect(newPart('p')).toMatchObject({ allergens: { contains: [], free: [] }, diet: {} });
});

test('a new set meal is not on sale before somebody says so, and wants brand, name, contents and prices', () => {
  const form = emptySetMeal('2026-11-22');
  expect(form.isOnSale).toBe(false);
  expect(Object.keys(problemsOfSetMeal(form)).toSorted()).toEqual(
    ['brandId', 'contents', 'name.zh-CN', 'originalPrice', 'price'].map((field) => `draft.${field}`),
  );
});

test('what is left empty has no end, no limit, no stock and no rank', () => {
  const form = { ...right, soldUntil: '', maxPerMember: ' ', stock: '', featuredRank: '' };
  expect(readSetMeal(form)).toMatchObject({ soldUntil: null, maxPerMember: null, stock: null, featuredRank: null });
});

const part = { ...newPart('p'), name: { 'zh-CN': '汤' } };

test.each<[string, Partial<SetMealForm>, Readonly<Record<string, string>>]>([
  ['no Chinese name', { name: { en: 'Duck' } }, { 'draft.name.zh-CN': 'chinese_missing' }],
  ['no price', { price: '0' }, { 'draft.price': 'price_wrong' }],
  ['dearer than singly', { originalPrice: '160' }, { 'draft.originalPrice': 'original_price_lower' }],
  ['nobody eats it', { persons: '0' }, { 'draft.persons': 'persons_wrong' }],
  ['sold backwards', { soldUntil: '2026-10-31' }, { 'draft.soldUntil': 'days_reversed' }],
  ['no first day', { soldFrom: '', soldUntil: '' }, { 'draft.soldFrom': 'day_missing' }],
  ['good for too long', { validDays: '366' }, { 'draft.validDays': 'valid_days_wrong' }],
  ['too many an order', { maxPerOrder: '21' }, { 'draft.maxPerOrder': 'max_per_order_wrong' }],
  ['a limit that is no number', { maxPerMember: 'x' }, { 'draft.maxPerMember': 'max_per_member_wrong' }],
  ['a stock below nothing', { stock: '-1' }, { 'draft.stock': 'pieces_wrong' }],
  ['rank nought', { featuredRank: '0' }, { 'draft.featuredRank': 'rank_wrong' }],
  ['on sale in no branch', { branchIds: [] }, { 'draft.branchIds': 'branches_missing' }],
  ['a dish without name', { contents: [newPart('p')] }, { 'draft.contents.0.name.zh-CN': 'chinese_missing' }],
  ['no portion', { contents: [part, { ...part, quantity: '0' }] }, { 'draft.contents.1.quantity': 'portions_wrong' }],
  [
    'a choice of nothing',
    { contents: [{ ...part, options: [{ key: 'g', name: { 'zh-CN': '酱' }, min: '1', max: '1', choices: [] }] }] },
    { 'draft.contents.0.options.0.choices': 'choices_missing' },
  ],
])('%s stands at its field', (_, change, problems) => {
  expect(problemsOfSetMeal({ ...right, ...change })).toEqual(problems);
  expect(readSetMeal({ ...right, ...change })).toBeNull();
});

test('what is not on sale may still look for its restaurants', () => {
  expect(readSetMeal({ ...right, isOnSale: false, branchIds: [] })).not.toBeNull();
});
