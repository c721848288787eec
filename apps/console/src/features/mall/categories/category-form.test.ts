import { expect, test } from 'vitest';
import { formOfCategories, isChangedMeanwhileByOther, readCategories } from './category-form.ts';

const categories = [
  { id: 3, name: { 'zh-CN': '茶', en: 'Tea' }, products: 4 },
  { id: 1, name: { 'zh-CN': '文具' }, products: 0 },
];

test('parsing an unchanged category form returns the categories in the same sequence', () => {
  expect(readCategories(formOfCategories(categories))).toEqual({
    categories: [
      { id: 3, name: { 'zh-CN': '茶', en: 'Tea' } },
      { id: 1, name: { 'zh-CN': '文具' } },
    ],
  });
});

test('the category form sends a new category without an ID', () => {
  const { rows } = formOfCategories(categories);
  const added = { key: 'new', id: null, name: { 'zh-CN': ' 灯笼 ', en: '' }, products: 0 };
  expect(readCategories({ rows: [...rows, added] })?.categories.at(-1)).toEqual({ name: { 'zh-CN': '灯笼' } });
});

test('the category form rejects a missing Chinese name and an empty list of categories', () => {
  const { rows } = formOfCategories([{ id: 3, name: { en: 'Tea' }, products: 4 }]);
  expect(readCategories({ rows })).toBeNull();
  expect(readCategories({ rows: [] })).toBeNull();
});

test('an added, renamed or moved category counts as a change by a colleague, but a new number of products does not', () => {
  const [tea, paper] = categories;
  if (!tea || !paper) throw new Error('Two categories are needed');
  expect(isChangedMeanwhileByOther(categories, [...categories, { ...tea, id: 9 }])).toBe(true);
  expect(isChangedMeanwhileByOther(categories, [tea, { ...paper, name: { 'zh-CN': '纸' } }])).toBe(true);
  expect(isChangedMeanwhileByOther(categories, [paper, tea])).toBe(true);
  expect(isChangedMeanwhileByOther(categories, [{ ...tea, products: 5 }, paper])).toBe(false);
});
