import { describe, expect, it, test } from 'vitest';
import { fen } from '../../fen.ts';
import { formatAllergens, formatDiet, parseAllergens, parseDiet, parseOnSale, parseSpice } from './mark-cells.ts';
import { formatOptions, parseOptions } from './options-cell.ts';
import { formatPrice, parsePrice } from './price-cell.ts';
import { columnOf, headingOf, sheetColumns } from './sheet-columns.ts';

test.each([
  ['38', 3800],
  ['12.5', 1250],
  ['12.50', 1250],
  ['12.500', 1250],
  ['0.01', 1],
  ['１２．５', 1250],
  ['¥38', 3800],
  ['￥ 38.00', 3800],
  ['38元', 3800],
  ['38 元/份', 3800],
  ['38块', 3800],
  ['1,280', 128_000],
  ['RMB 38', 3800],
  ['38 yuan', 3800],
  ['100000', 10_000_000],
  ['0', 0],
  ['-0', 0],
  [' 38 ', 3800],
  ['时价', 'price_market'],
  ['Market price', 'price_market'],
  ['面议', 'price_market'],
  ['38元/斤', 'price_by_weight'],
  ['¥128/500g', 'price_by_weight'],
  ['68元起', 'price_range'],
  ['小份28/大份38', 'price_range'],
  ['三十八', 'price_unreadable'],
  ['12,5', 'price_unreadable'],
  ['38-48', 'price_range'],
  ['2026-03-05', 'price_unreadable'],
  ['38/斤', 'price_by_weight'],
  ['12.345', 'price_too_precise'],
  ['-8', 'price_negative'],
  ['¥-8', 'price_negative'],
  ['−8', 'price_negative'],
  ['100000.01', 'price_too_high'],
  ['99999999999999999999', 'price_too_high'],
])('parsePrice reads the cell “%s” as %j', (cell, read) => {
  const price = parsePrice(cell);
  expect(price.ok ? price.value : price.reason).toBe(read);
});

test.each([0, 1, 99, 100, 1250, 10_000_000])(
  'parsePrice reads back a price of %d fen that formatPrice wrote',
  (amount) => {
    expect(parsePrice(formatPrice(amount))).toEqual({ ok: true, value: amount });
  },
);

describe('cells with marks', () => {
  it('parseAllergens and parseDiet read Chinese and English, without repetition and in a fixed order', () => {
    expect(parseAllergens('花生、Milk，虾; 花生')).toEqual({ ok: true, value: ['crustacean', 'peanut', 'milk'] });
    expect(parseAllergens('香菜')).toEqual({ ok: false, reason: 'allergen_unknown' });
    expect(parseDiet('素食、不含猪肉')).toEqual({ ok: true, value: { vegetarian: 'yes', pork: 'no' } });
    expect(parseDiet('素食、非素食')).toEqual({ ok: false, reason: 'diet_contradictory' });
  });

  it('parseDiet reads back the diet marks that formatDiet wrote, without unknown marks', () => {
    expect(formatAllergens(['milk', 'peanut'])).toBe('花生、牛奶');
    const diet = { halal: 'no', pork: 'yes', vegan: 'unknown' } as const;
    expect(parseDiet(formatDiet(diet))).toEqual({ ok: true, value: { halal: 'no', pork: 'yes' } });
  });

  test.each([
    ['不辣', 0],
    ['微辣', 1],
    ['２', 2],
    ['Hot', 3],
    ['变态辣', 'spice_unreadable'],
  ])('parseSpice reads the cell “%s” as %j', (cell, read) => {
    const spice = parseSpice(cell);
    expect(spice.ok ? spice.value : spice.reason).toBe(read);
  });

  test.each([
    ['是', true],
    ['Yes', true],
    ['停售', false],
    ['0', false],
    ['也许', 'on_sale_unreadable'],
  ])('parseOnSale reads the cell “%s” as %j', (cell, read) => {
    const onSale = parseOnSale(cell);
    expect(onSale.ok ? onSale.value : onSale.reason).toBe(read);
  });
});

describe('cells with options', () => {
  const standing = [
    {
      key: 'size',
      name: { 'zh-CN': '份量', en: 'Size' },
      min: 1,
      max: 1,
      choices: [
        { key: 's', name: { 'zh-CN': '小份', en: 'Small' }, price: fen(0), marks: null, isSoldOut: true },
        { key: 'l', name: { 'zh-CN': '大份' }, price: fen(1000), marks: null, isSoldOut: false },
      ],
    },
  ];

  it('parseOptions preserves data of existing options that a cell cannot contain', () => {
    const read = parseOptions('份量：小份|大份+12|巨无霸+20\n加料[0-2]：煎蛋+3|花生', standing);
    expect(read).toMatchObject({
      ok: true,
      value: [
        {
          key: 'size',
          name: { en: 'Size' },
          choices: [
            { key: 's', name: { en: 'Small' }, isSoldOut: true },
            { key: 'l', price: 1200 },
            { key: 'choice-1', price: 2000, marks: null, isSoldOut: false },
          ],
        },
        {
          key: 'group-1',
          min: 0,
          max: 2,
          choices: [
            { key: 'choice-1', price: 300 },
            { key: 'choice-2', price: 0 },
          ],
        },
      ],
    });
  });

  it('formatOptions writes back the text that parseOptions read', () => {
    const written = '份量：小份|大份+10\n加料[0-2]：煎蛋+3|花生+2.50';
    const read = parseOptions(written, []);
    expect(read.ok && formatOptions(read.value)).toBe(written);
  });

  test.each([
    ['小份大份', 'options_unreadable'],
    ['份量：', 'options_unreadable'],
    ['份量：小份|', 'options_unreadable'],
    ['份量：小份+很多', 'options_unreadable'],
    ['加料[0-5]：蛋', 'options_invalid'],
    ['加料[3-1]：蛋|面|肉', 'options_invalid'],
    ['份量：小份；份量：小份', 'options_invalid'],
    // Too many groups or options are rejected before their prices are read, because a row may contain thousands.
    [`份量：${'小份+很多|'.repeat(30)}大份`, 'options_invalid'],
    [`小份大份${'；份量：小份'.repeat(12)}`, 'options_invalid'],
  ])('parseOptions rejects the cell “%s” with the problem %j', (cell, reason) => {
    expect(parseOptions(cell, standing)).toEqual({ ok: false, reason });
  });
});

describe('headings of columns', () => {
  it('columnOf understands all headings that headingOf writes, in both languages', () => {
    for (const column of sheetColumns)
      for (const language of ['zh', 'en'] as const) expect(columnOf(headingOf(column, language))).toBe(column);
  });

  test.each([
    ['菜名（中文）', 'name'],
    ['＊菜品名称', 'name'],
    ['* 单价(元)', 'price'],
    ['PRICE', 'price'],
    ['Photo file', 'photos'],
    ['毛利率', undefined],
    ['', undefined],
  ])('columnOf maps the heading “%s” to the column %s', (heading, column) => {
    expect(columnOf(heading)).toBe(column);
  });
});

test.each([
  ['商品名称', 'name'],
  ['菜品名', 'name'],
  ['Item', 'name'],
  ['Dish Name', 'name'],
  ['dish_name', 'name'],
  ['Name (English)', 'en'],
  ['菜品价格', 'price'],
  ['销售价', 'price'],
  ['售价（元）', 'price'],
  ['Selling price (CNY)', 'price'],
  ['商品分类', 'category'],
  ['成本', undefined],
])('columnOf maps the heading “%s” of another program’s table to the column %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column);
});
