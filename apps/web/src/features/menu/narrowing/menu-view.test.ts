import { describe, expect, test } from 'vitest';
import { sampleDish } from '../../../app/testing/samples.ts';
import type { Category } from '../../../data/menu.ts';
import { filteredCategories, fittingDishCount, type MenuView, unfilteredMenuView } from './menu-view.ts';

const chicken = sampleDish({
  id: 1,
  name: { text: 'Poulet Gōngbǎo à l’ancienne', language: 'fr' },
  nameZh: '宫保鸡丁',
  pinyin: 'gōng bǎo jī dīng',
  allergens: { contains: ['peanut'], free: [] },
});
const tofu = sampleDish({
  id: 2,
  nameZh: '麻婆豆腐',
  pinyin: 'má pó dòu fu',
  allergens: { contains: [], free: ['peanut'] },
});
const egg = sampleDish({
  id: 3,
  name: { text: 'たまごスープ', language: 'ja' },
  nameZh: '蛋花汤',
  pinyin: 'dàn huā tāng',
});

const category = (id: number, dishes: Category['dishes']): Category => ({
  id,
  name: { text: 'Dishes', language: 'en' },
  nameZh: '菜',
  dishes,
});
const menu = [category(1, [chicken, tofu]), category(2, [egg, tofu])];
const noPeanut = { avoids: ['peanut'], wishes: [] } as const;

const found = (view: Partial<MenuView>): number[][] =>
  filteredCategories(menu, { ...unfilteredMenuView, ...view }, noPeanut).map(({ dishes }) =>
    dishes.map(({ id }) => id),
  );

describe('search within the menu', () => {
  test.each([
    ['gongbao', [[1]]],
    ['Gong Bao', [[1]]],
    ['gbjd', [[1]]],
    ['鸡丁', [[1]]],
    ['à l’ancienne', [[1]]],
    ['a lancienne', [[1]]],
    ['たまご', [[3]]],
    ['豆腐', [[2], [2]]],
    ['pizza', []],
    [
      '  ',
      [
        [1, 2],
        [3, 2],
      ],
    ],
  ])('searching the menu for “%s” finds dishes with the ids %j', (words, dishes) =>
    expect(found({ words })).toEqual(dishes),
  );
});

describe('menu for a guest who avoids peanut', () => {
  test('the diet filter `no_conflicts` hides dishes that conflict and shows dishes without marks', () => {
    expect(found({ diet: 'no_conflicts' })).toEqual([[2], [3, 2]]);
  });
  test('the strict diet filter shows only dishes that fit the diet, and hides dishes without marks', () =>
    expect(found({ diet: 'fits' })).toEqual([[2], [2]]));
  test('the number of dishes that fit the diet counts a dish in two categories once', () => {
    expect(fittingDishCount(menu, noPeanut)).toEqual({ fitting: 1, all: 3 });
  });
});
