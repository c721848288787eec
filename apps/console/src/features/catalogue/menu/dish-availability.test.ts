import { afterEach, expect, test } from 'vitest';
import { useLanguage } from '../../../platform/language/language.ts';
import { availabilityOnSale, findDishes, isOnSale } from './dish-availability.ts';

const category = (id: number, ...names: string[]) => ({
  id,
  dishes: names.map((nameZh, place) => ({ id: id * 10 + place, name: { 'zh-CN': nameZh } })),
});

afterEach(() => useLanguage.setState({ language: 'zh-CN' }));

test.each([
  ['an available dish with unlimited stock is on sale', { isAvailable: true, stock: null }, true],
  ['an available dish with a stock of 3 is on sale', { isAvailable: true, stock: 3 }, true],
  ['an available dish with a stock of 0 is not on sale', { isAvailable: true, stock: 0 }, false],
  ['an unavailable dish is not on sale', { isAvailable: false, stock: null }, false],
])('isOnSale decides that %s', (_, dish, expected) => {
  expect(isOnSale(dish)).toBe(expected);
});

test('putting a dish back on sale removes a stock of 0 and does not change any other stock', () => {
  for (const stock of [null, 0, 5]) expect(isOnSale(availabilityOnSale({ stock }))).toBe(true);
  expect(availabilityOnSale({ stock: 5 })).toEqual({ isAvailable: true, stock: 5 });
});

test('the menu search returns only matching dishes and their categories', () => {
  const menu = [category(1, '牛肉面', '阳春面'), category(2, '可乐')];
  expect(findDishes(menu, ' 牛肉 ').map(({ id, dishes }) => [id, dishes.length])).toEqual([[1, 1]]);
  expect(findDishes(menu, '')).toBe(menu);
  expect(findDishes(menu, '饺子')).toEqual([]);
});

test('staff who use the console in English find a dish by its English or Chinese name', () => {
  const menu = [{ dishes: [{ name: { 'zh-CN': '可乐', en: 'Cola' } }] }];
  expect(findDishes(menu, 'cola')).toEqual([]);
  useLanguage.setState({ language: 'en' });
  expect(findDishes(menu, 'cola')).toHaveLength(1);
  expect(findDishes(menu, '可乐')).toHaveLength(1);
});
