import { expect, test } from 'vitest';
import { problemsOfSetMeal, readSetMeal } from './read-set-meal.ts';
import { setMealDraftForTest } from './set-meal-for-test.ts';
import { emptySetMeal, formOfSetMeal, newPart, type SetMealForm } from './set-meal-form.ts';

const right = formOfSetMeal(setMealDraftForTest);

test('parsing an unchanged set meal form returns the original set meal', () => {
  expect(readSetMeal(right, setMealDraftForTest.servedHours)).toEqual(setMealDraftForTest);
});

test('a new dish of a set meal has no answers about allergens and diets yet', () => {
  expect(newPart('p')).toMatchObject({ allergens: { contains: [], free: [] }, diet: {} });
});

test('a new set meal is not on sale and needs a brand, a name, dishes and prices', () => {
  const form = emptySetMeal('2026-11-22');
  expect(form.isOnSale).toBe(false);
  expect(Object.keys(problemsOfSetMeal(form)).toSorted()).toEqual(
    ['brandId', 'contents', 'name.zh-CN', 'originalPrice', 'price'].map((field) => `draft.${field}`),
  );
});

test('the set meal form reads empty fields as no end date, no limit, unlimited stock and no rank', () => {
  const form = { ...right, soldUntil: '', maxPerMember: ' ', stock: '', featuredRank: '' };
  expect(readSetMeal(form)).toMatchObject({ soldUntil: null, maxPerMember: null, stock: null, featuredRank: null });
});

const part = { ...newPart('p'), name: { 'zh-CN': '汤' } };

test.each<[string, Partial<SetMealForm>, Readonly<Record<string, string>>]>([
  ['no Chinese name', { name: { en: 'Duck' } }, { 'draft.name.zh-CN': 'chinese_missing' }],
  ['no price', { price: '0' }, { 'draft.price': 'price_wrong' }],
  ['a price above its single dishes', { originalPrice: '160' }, { 'draft.originalPrice': 'original_price_lower' }],
  ['no persons', { persons: '0' }, { 'draft.persons': 'persons_wrong' }],
  ['a last day before its first day', { soldUntil: '2026-10-31' }, { 'draft.soldUntil': 'days_reversed' }],
  ['no first day', { soldFrom: '', soldUntil: '' }, { 'draft.soldFrom': 'day_missing' }],
  ['too many valid days', { validDays: '366' }, { 'draft.validDays': 'valid_days_wrong' }],
  ['too many pieces per order', { maxPerOrder: '21' }, { 'draft.maxPerOrder': 'max_per_order_wrong' }],
  ['a limit that is not a number', { maxPerMember: 'x' }, { 'draft.maxPerMember': 'max_per_member_wrong' }],
  ['a negative stock', { stock: '-1' }, { 'draft.stock': 'pieces_wrong' }],
  ['rank 0', { featuredRank: '0' }, { 'draft.featuredRank': 'rank_wrong' }],
  ['no branches while on sale', { branchIds: [] }, { 'draft.branchIds': 'branches_missing' }],
  ['a dish without name', { contents: [newPart('p')] }, { 'draft.contents.0.name.zh-CN': 'chinese_missing' }],
  [
    'no portion of a dish',
    { contents: [part, { ...part, quantity: '0' }] },
    { 'draft.contents.1.quantity': 'portions_wrong' },
  ],
  [
    'an option group without choices',
    { contents: [{ ...part, options: [{ key: 'g', name: { 'zh-CN': '酱' }, min: '1', max: '1', choices: [] }] }] },
    { 'draft.contents.0.options.0.choices': 'choices_missing' },
  ],
])('the set meal form shows an error at the right field for a set meal with %s', (_, change, problems) => {
  expect(problemsOfSetMeal({ ...right, ...change })).toEqual(problems);
  expect(readSetMeal({ ...right, ...change })).toBeNull();
});

test('a set meal that is not on sale may have no branches', () => {
  expect(readSetMeal({ ...right, isOnSale: false, branchIds: [] })).not.toBeNull();
});
