import { maxPieces } from '@chifan/domain/mall';
import { expect, test } from 'vitest';
import { maxOf } from './max-of.ts';

test.each([
  ['the stock', { isOnSale: true, stock: 4, limit: null }, 4],
  ['the limit per member', { isOnSale: true, stock: 40, limit: 2 }, 2],
  ['the limit per order', { isOnSale: true, stock: 4_000, limit: null }, maxPieces],
  ['zero for a sold-out product', { isOnSale: true, stock: 0, limit: 2 }, 0],
  ['zero for a product that is not on sale', { isOnSale: false, stock: 9, limit: null }, 0],
])('the maximum quantity of a mall product in one order is %s', (_what, product, most) => {
  expect(maxOf(product)).toBe(most);
});
