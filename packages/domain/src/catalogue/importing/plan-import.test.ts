import { describe, expect, it, test } from 'vitest';
import { fen } from '../../fen.ts';
import { dishCells, type MenuDish } from './dish-cells.ts';
import { type ImportMenu, importPlanner } from './plan-import.ts';
import type { SheetCells } from './sheet-columns.ts';

const dish = (changes: Partial<MenuDish> = {}): MenuDish => ({
  id: 7,
  category: '热菜',
  name: { 'zh-CN': '麻婆豆腐', en: 'Mapo tofu', ja: '麻婆豆腐' },
  nameDrafts: { ja: 'parts' },
  description: { 'zh-CN': '麻辣' },
  price: fen(2800),
  spice: 2,
  allergens: { contains: ['soy'], free: ['milk'] },
  diet: { pork: 'yes' },
  options: [],
  isAvailable: true,
  position: 3,
  photos: ['a.webp'],
  ...changes,
});

const menu = (dishes: readonly MenuDish[] = [dish()], changes: Partial<ImportMenu> = {}): ImportMenu => ({
  categories: ['热菜', '凉菜'],
  dishes,
  knownPhotos: new Map(),
  ...changes,
});

const plan = (cells: readonly SheetCells[], on: ImportMenu = menu()) => {
  const planner = importPlanner(on);
  for (const [at, each] of cells.entries()) planner.take({ row: at + 2, cells: each });
  return planner.plan();
};
const first = (cells: SheetCells, on?: ImportMenu) => {
  const [row] = plan([cells], on).rows;
  if (!row) throw new Error('no row');
  return row;
};

const soup = { category: '汤', name: '酸辣汤', price: '18' };

it('importing a dish as it was exported changes nothing', () => {
  const standing = dish({
    options: [
      {
        key: 's',
        name: { 'zh-CN': '份/量' },
        min: 1,
        max: 1,
        choices: [{ key: 'a', name: { 'zh-CN': '小/中' }, price: fen(0) }],
      },
    ],
  });
  expect(first(dishCells(standing), menu([standing]))).toMatchObject({
    kind: 'unchanged',
    changes: [],
    drafts: ['ja'],
  });
});

it('in an import, an empty cell changes nothing, and the word 清空 or clear deletes the content', () => {
  expect(first({ id: '7', description: '', contains: '', price: '28' }).kind).toBe('unchanged');
  expect(first({ id: '7', description: '清空', contains: 'clear', en: '清空' })).toMatchObject({
    kind: 'changed',
    dish: {
      description: {},
      allergens: { contains: [], free: ['milk'] },
      name: { 'zh-CN': '麻婆豆腐', ja: '麻婆豆腐' },
    },
  });
});

it('in an import, a row without a dish number updates the dish with the same name', () => {
  expect(first({ name: ' 麻婆豆腐 ', price: '30' })).toMatchObject({ kind: 'changed', standing: { id: 7 } });
  expect(first(soup)).toMatchObject({ kind: 'added', standing: null });
});

it('an import finds a dish by name and category, and reports a name in two categories as ambiguous', () => {
  const two = menu([dish(), dish({ id: 8, category: '凉菜' })]);
  expect(first({ name: '麻婆豆腐', category: '凉菜', price: '30' }, two).standing?.id).toBe(8);
  expect(first({ name: '麻婆豆腐', price: '30' }, two).problems).toEqual([
    { column: 'name', problem: 'name_ambiguous' },
  ]);
});

describe('categories of an import', () => {
  it('a menu import lists each new category once, and only from rows without problems', () => {
    const { newCategories } = plan([soup, { ...soup, name: '蛋花汤' }, { category: '甜品', name: '冰粉', price: 'x' }]);
    expect(newCategories).toEqual(['汤']);
  });

  it('in an import, an empty category cell means the category of the row above, but only for a new dish', () => {
    const { rows } = plan([soup, { name: '蛋花汤', price: '16' }, { id: '7', price: '29' }]);
    expect(rows.map((row) => [row.dish.category, row.hasCategoryFromAbove])).toEqual([
      ['汤', false],
      ['汤', true],
      ['热菜', false],
    ]);
  });

  it('an import rejects a row that exceeds the maximum number of categories, or of dishes in a category', () => {
    const full = menu([], { categories: Array.from({ length: 60 }, (_, at) => `分类${at}`) });
    expect(first(soup, full).problems).toEqual([{ column: 'category', problem: 'categories_too_many' }]);
    const crowd = menu(Array.from({ length: 500 }, (_, at) => dish({ id: at + 1, name: { 'zh-CN': `菜${at}` } })));
    expect(first({ ...soup, category: '热菜' }, crowd).problems).toEqual([
      { column: 'category', problem: 'category_full' },
    ]);
  });
});

test.each<[string, string, SheetCells]>([
  ['no name', 'name_missing', { category: '汤', price: '18' }],
  ['no category', 'category_missing', { name: '酸辣汤', price: '18' }],
  ['no price', 'price_missing', { name: '酸辣汤', category: '汤' }],
  ['a name of 81 characters', 'text_too_long', { ...soup, name: '汤'.repeat(81) }],
  ['an invisible name', 'text_unreadable', { ...soup, name: '\u200b\u200b' }],
  ['a control character', 'text_unreadable', { ...soup, en: 'a\u0007b' }],
  ['a description of 601 characters', 'text_too_long', { ...soup, description: '介'.repeat(601) }],
  ['an allergen both contained and absent', 'allergen_contradictory', { ...soup, free: '花生', contains: '花生' }],
  ['a position in words', 'position_unreadable', { ...soup, position: '第一' }],
  ['ten photos', 'photos_too_many', { ...soup, photos: '1、2、3、4、5、6、7、8、9、10' }],
  ['a failed formula', 'formula_failed', { ...soup, price: '#REF!' }],
  ['an unknown dish number', 'dish_unknown', { ...soup, id: '99' }],
  ['a dish number in words', 'id_unreadable', { ...soup, id: '甲' }],
  ['a deleted name', 'name_missing', { id: '7', name: '清空' }],
])('an import rejects a row with %s with the problem %s', (_row, problem, cells) => {
  const row = first(cells);
  expect([row.kind, ...row.problems.map((each) => each.problem)]).toEqual(['odd', problem]);
});

it('if several rows name one dish, an import uses the first row without problems and rejects the later rows', () => {
  const { rows } = plan([
    { ...soup, price: 'x' },
    soup,
    { ...soup, price: '19' },
    { id: '7', price: '1' },
    { name: '麻婆豆腐', price: '2' },
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(['odd', 'added', 'odd', 'changed', 'odd']);
  expect(rows[2]?.problems).toEqual([{ column: 'name', problem: 'row_repeated' }]);
});

it('an import leaves a photo unchanged if an earlier import stored it from a file of the same name', () => {
  const known = menu([dish()], { knownPhotos: new Map([['豆腐.jpg', ['a.webp']]]) });
  expect(first({ id: '7', photos: '豆腐.jpg' }, known).kind).toBe('unchanged');
  expect(first({ id: '7', photos: '新.jpg' }, known)).toMatchObject({ kind: 'changed', photosWanted: ['新.jpg'] });
});

it.each<[string, SheetCells]>([
  ['vegetarian and shrimp', { diet: '素食', contains: '虾' }],
  ['vegetarian and pork', { diet: '素食、含猪肉' }],
  ['vegan and egg', { diet: '纯素', contains: '鸡蛋' }],
  ['halal and pork', { diet: '清真、含猪肉' }],
])('an import reports a dish that is %s as a contradiction (rule catalogue-59)', (_marks, cells) => {
  const { kind, problems } = first({ ...soup, ...cells });
  expect([kind, problems]).toEqual(['odd', [{ column: 'diet', problem: 'diet_contradicts_allergens' }]]);
});

it('an import reports no contradiction for a vegetarian dish with egg and milk', () => {
  expect(first({ ...soup, diet: '素食', contains: '鸡蛋、牛奶' }).problems).toEqual([]);
});
