import type { MerchantDish } from '@chifan/contract/catalogue/editing-views';
import { expect, test } from 'vitest';
import { dishDraftForTest } from './dish-for-test.ts';
import { type DishForm, emptyForm, formOfDish } from './dish-form.ts';
import { readDish } from './read-dish.ts';

const dish: MerchantDish = {
  ...dishDraftForTest,
  id: 7,
  pinyin: 'má pó dòu fu',
  nameDrafts: {},
  byPlatform: { name: ['en'], description: [] },
};

test('parsing an unchanged dish form returns the original dish', () => {
  expect(readDish(formOfDish(dish), dish.servedHours)).toEqual({ ok: true, dish: dishDraftForTest });
});

test('a new dish has no answers about allergens and diets yet', () => {
  const { allergens, diet } = emptyForm(1);
  expect(allergens).toEqual({ contains: [], free: [] });
  expect(diet).toEqual({});
});

const right: DishForm = { ...emptyForm(3), name: { 'zh-CN': '面' }, price: '12' };
const group = { key: 'g', name: { 'zh-CN': '份量' }, min: '1', max: '1', choices: [] };
const choice = { key: 'c', name: { 'zh-CN': '大份' }, price: '', marks: null, isSoldOut: false };

test.each<[string, Partial<DishForm>, Readonly<Record<string, string>>]>([
  ['no Chinese name', { name: { en: 'Noodles', 'zh-CN': ' ' } }, { 'dish.name.zh-CN': 'chinese_missing' }],
  ['no price', { price: '' }, { 'dish.price': 'price_unreadable' }],
  ['an invalid stock', { stock: '3.5' }, { 'dish.stock': 'stock_unreadable' }],
  ['a group without choices', { options: [group] }, { 'dish.options.0.choices': 'choices_missing' }],
  [
    'a maximum above the number of choices',
    { options: [{ ...group, max: '2', choices: [choice] }] },
    { 'dish.options.0.max': 'counts_impossible' },
  ],
  [
    'an unreadable price of a choice',
    { options: [{ ...group, choices: [{ ...choice, price: '两元' }] }] },
    { 'dish.options.0.choices.0.price': 'price_unreadable' },
  ],
])('the dish form shows an error at the right field for a dish with %s', (_, change, problems) => {
  expect(readDish({ ...right, ...change })).toEqual({ ok: false, problems });
});

test('the dish form reads an empty stock as unlimited and an empty surcharge as 0 yuan, and omits empty texts', () => {
  const form: DishForm = {
    ...right,
    name: { 'zh-CN': ' 面 ', en: '  ' },
    options: [{ ...group, choices: [choice] }],
  };
  expect(readDish(form)).toMatchObject({
    ok: true,
    dish: { name: { 'zh-CN': '面' }, stock: null, price: 1200, options: [{ choices: [{ price: 0 }] }] },
  });
});
