import { expect, test } from 'vitest';
import { emptyProduct, formOfProduct, type ProductForm } from './product-form.ts';
import { problemsOfProduct, readProduct } from './read-product.ts';

const written = {
  categoryId: 2,
  name: { 'zh-CN': '竹骨折扇', en: 'Folding fan' },
  description: { 'zh-CN': '手工竹骨。' },
  points: 680,
  art: 'fan',
  images: ['product/a.webp'],
  limit: 2,
  isOnSale: true,
  isFeatured: false,
  stock: 12,
} as const;
const form = (changes: Partial<ProductForm> = {}): ProductForm => ({
  ...formOfProduct({ ...written, images: [...written.images], id: 7, redeemed: 3, version: 4 }),
  ...changes,
});

test('parsing an unchanged product form returns the original product', () => {
  expect(readProduct(form())).toEqual(written);
});

test('the product form reads an empty limit as unlimited, and omits an emptied translation', () => {
  expect(readProduct(form({ limit: ' ', name: { ...written.name, en: '  ' } }))).toMatchObject({
    limit: null,
    name: { 'zh-CN': '竹骨折扇' },
  });
});

test.each([
  ['a Chinese name', { name: { en: 'Fan' } }, 'name_missing'],
  ['a price', { points: '' }, 'points_wrong'],
  ['a price above 0 points', { points: '0' }, 'points_wrong'],
  ['a whole number of points', { points: '12.5' }, 'points_wrong'],
  ['a price of at most 10,000,000 points', { points: '10000001' }, 'points_wrong'],
  ['a limit above 0', { limit: '0' }, 'limit_wrong'],
  ['a limit below 1,000', { limit: '1000' }, 'limit_wrong'],
  ['a stock', { stock: '' }, 'stock_wrong'],
  ['a stock of at least 0', { stock: '-1' }, 'stock_wrong'],
] as const)('the product form requires %s', (_, changes, problem) => {
  expect(problemsOfProduct(form(changes))).toEqual([problem]);
  expect(readProduct(form(changes))).toBeNull();
});

test('a new product needs a name and a price in points, and is not on sale by default', () => {
  expect(problemsOfProduct(emptyProduct(2))).toEqual(['name_missing', 'points_wrong']);
  expect(readProduct({ ...emptyProduct(2), name: { 'zh-CN': '茶' }, points: '80' })).toMatchObject({ isOnSale: false });
});
