import { expect, test } from 'vitest';
import { dishIllustration } from '../catalogue/index.ts';
import type { SetMealPart } from './set-meal-for-order.store.ts';
import { setMealPlates } from './set-meal-plates.ts';

type Dish = { readonly nameZh: string; readonly plate: string };

const dishes: readonly Dish[] = [
  { nameZh: '珍珠奶茶', plate: 'bubbletea' },
  { nameZh: '麻婆豆腐', plate: 'tofu' },
  { nameZh: '牛肉面', plate: 'noodles' },
  { nameZh: '番茄炒蛋', plate: 'egg' },
  { nameZh: '提拉米苏', plate: 'cake' },
];

const partOf = ({ nameZh, plate }: Dish): SetMealPart => ({
  key: nameZh,
  name: { 'zh-CN': nameZh },
  pinyin: '',
  quantity: 1,
  plate,
  spice: 0,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
});
const platesOf = (contents: readonly Dish[]) => setMealPlates(contents.map(partOf));

test('a set meal shows the pictures of its first four different dishes', () => {
  const [first, ...others] = dishes;
  const twice = [first, first, ...others].filter((dish) => dish !== undefined);
  expect(platesOf(twice)).toEqual(dishes.slice(0, 4).map(dishIllustration));
});

test('a set meal is shown as a tile with its name in place of drawings only if none of its dishes has a known ingredient', () => {
  const unknown = { nameZh: '神秘部队', plate: 'hotpot' };
  expect(dishIllustration(unknown)).toBe('tile');
  expect(platesOf([unknown, ...dishes.slice(0, 1)])).toEqual(dishes.slice(0, 1).map(dishIllustration));
  expect(platesOf([unknown])).toEqual(['tile']);
});
