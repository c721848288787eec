import { maxPieces } from '@chifan/domain/mall';
import { expect, test } from 'vitest';
import { maxOf } from './max-of.ts';

test.each([
  ['what is left', { isOnSale: true, stock: 4, limit: null }, 4],
  ['what each member may have', { isOnSale: true, stock: 40, limit: 2 }, 2],
  ['what an order takes', { isOnSale: true, stock: 4_000, limit: null }, maxPieces],
  ['nothing, where it is sold out', { isOnSale: true, stock: 0, limit: 2 }, 0],
  ['nothing, where it is not sold any more', { isOnSale: false, stock: 9, limit: null }, 0],
])('no more may be asked for than %s', (_what, product, most) => {
  expect(maxOf(product)).toBe(most);
});
