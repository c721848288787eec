import { expect, test } from 'vitest';
import { areOthers, formOfCategories, readCategories } from './category-form.ts';

const categories = [
  { id: 3, name: { 'zh-CN': '茶', en: 'Tea' }, products: 4 },
  { id: 1, name: { 'zh-CN': '文具' }, products: 0 },
];

test('what a form was made of is what it reads as, in its order', () => {
  expect(readCategories(formOfCategories(categories))).toEqual({
    categories: [
      { id: 3, name: { 'zh-CN': '茶', en: 'Tea' } },
      { id: 1, name: { 'zh-CN': '文具' } },
    ],
  });
});

test('a new one is sent without id', () => {
  const { rows } = formOfCategories(categories);
  const added = { key: 'new', id: null, name: { 'zh-CN': ' 灯笼 ', en: '' }, products: 0 };
  expect(readCategories({ rows: [...rows, added] })?.categories.at(-1)).toEqual({ name: { 'zh-CN': '灯笼' } });
});

test('one without a Chinese name is not sent, nor is a mall without categories', () => {
  const { rows } = formOfCategories([{ id: 3, name: { en: 'Tea' }, products: 4 }]);
  expect(readCategories({ rows })).toBeNull();
  expect(readCategories({ rows: [] })).toBeNull();
});

test('a category that a colleague added, renamed or moved is a change; a product sold is none', () => {
  const [tea, paper] = categories;
  if (!tea || !paper) throw new Error('Two categories are needed');
  expect(areOthers(categories, [...categories, { ...tea, id: 9 }])).toBe(true);
  expect(areOthers(categories, [tea, { ...paper, name: { 'zh-CN': '纸' } }])).toBe(true);
  expect(areOthers(categories, [paper, tea])).toBe(true);
  expect(areOthers(categories, [{ ...tea, products: 5 }, paper])).toBe(false);
});
