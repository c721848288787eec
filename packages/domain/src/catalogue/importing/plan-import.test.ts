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

it('an exported dish changes nothing when it is imported', () => {
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

it('an empty cell changes nothing, and the word 清空 or clear deletes the content', () => {
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

it('a row without a number updates the dish of the same name', () => {
  expect(first({ name: ' 麻婆豆腐 ', price: '30' })).toMatchObject({ kind: 'changed', standing: { id: 7 } });
  expect(first(soup)).toMatchObject({ kind: 'added', standing: null });
});

it('a row matches the dish of its name in its category, and reports an ambiguous name without a category', () => {
  const two = menu([dish(), dish({ id: 8, category: '凉菜' })]);
  expect(first({ name: '麻婆豆腐', category: '凉菜', price: '30' }, two).standing?.id).toBe(8);
  expect(first({ name: '麻婆豆腐', price: '30' }, two).problems).toEqual([
    { column: 'name', problem: 'name_ambiguous' },
  ]);
});

describe('categories', () => {
  it('new categories are offered once each, and only for rows that can be applied', () => {
    const { newCategories } = plan([soup, { ...soup, name: '蛋花汤' }, { category: '甜品', name: '冰粉', price: 'x' }]);
    expect(newCategories).toEqual(['汤']);
  });

  it('a new dish with an empty category cell takes the category of the row above, but an existing dish does not', () => {
    const { rows } = plan([soup, { name: '蛋花汤', price: '16' }, { id: '7', price: '29' }]);
    expect(rows.map((row) => [row.dish.category, row.hasCategoryFromAbove])).toEqual([
      ['汤', false],
      ['汤', true],
      ['热菜', false],
    ]);
  });

  it('the number of categories, and of dishes in a category, is limited', () => {
    const full = menu([], { categories: Array.from({ length: 60 }, (_, at) => `分类${at}`) });
    expect(first(soup, full).problems).toEqual([{ column: 'category', problem: 'categories_too_many' }]);
    const crowd = menu(Array.from({ length: 500 }, (_, at) => dish({ id: at + 1, name: { 'zh-CN': `菜${at}` } })));
    expect(first({ ...soup, category: '热菜' }, crowd).problems).toEqual([
      { column: 'category', problem: 'category_full' },
    ]);
  });
});

test.each<[SheetCells, string]>([
  [{ category: '汤', price: '18' }, 'name_missing'],
  [{ name: '酸辣汤', price: '18' }, 'category_missing'],
  [{ name: '酸辣汤', category: '汤' }, 'price_missing'],
  [{ ...soup, name: '汤'.repeat(81) }, 'text_too_long'],
  [{ ...soup, name: '\u200b\u200b' }, 'text_unreadable'],
  [{ ...soup, en: 'a\u0007b' }, 'text_unreadable'],
  [{ ...soup, description: '介'.repeat(601) }, 'text_too_long'],
  [{ ...soup, free: '花生', contains: '花生' }, 'allergen_contradictory'],
  [{ ...soup, position: '第一' }, 'position_unreadable'],
  [{ ...soup, photos: '1、2、3、4、5、6、7、8、9、10' }, 'photos_too_many'],
  [{ ...soup, price: '#REF!' }, 'formula_failed'],
  [{ ...soup, id: '99' }, 'dish_unknown'],
  [{ ...soup, id: '甲' }, 'id_unreadable'],
  [{ id: '7', name: '清空' }, 'name_missing'],
])('the row %j is rejected with the problem %s', (cells, problem) => {
  const row = first(cells);
  expect([row.kind, ...row.problems.map((each) => each.problem)]).toEqual(['odd', problem]);
});

it('a repeated dish is imported from its first valid row, and rows with problems do not block it', () => {
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

it('a file name that an earlier import stored as a photo of the dish is that photo', () => {
  const known = menu([dish()], { knownPhotos: new Map([['豆腐.jpg', ['a.webp']]]) });
  expect(first({ id: '7', photos: '豆腐.jpg' }, known).kind).toBe('unchanged');
  expect(first({ id: '7', photos: '新.jpg' }, known)).toMatchObject({ kind: 'changed', photosWanted: ['新.jpg'] });
});

it.each<[string, SheetCells]>([
  ['vegetarian and shrimp', { diet: '素食', contains: '虾' }],
  ['vegetarian and pork', { diet: '素食、含猪肉' }],
  ['vegan and egg', { diet: '纯素', contains: '鸡蛋' }],
  ['halal and pork', { diet: '清真、含猪肉' }],
])('a dish that is %s is reported as a conflict (rule catalogue-59)', (_marks, cells) => {
  const { kind, problems } = first({ ...soup, ...cells });
  expect([kind, problems]).toEqual(['odd', [{ column: 'diet', problem: 'diet_contradicts_allergens' }]]);
});

it('a vegetarian dish with egg and milk has no conflict', () => {
  expect(first({ ...soup, diet: '素食', contains: '鸡蛋、牛奶' }).problems).toEqual([]);
});
