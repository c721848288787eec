import { expect, test } from 'vitest';
import { cartSums, missingPoints, piecesOf } from './cart-sums.ts';

const tea = { productId: 1, points: 300, number: 2, most: 9 };
const panda = { productId: 2, points: 1200, number: 3, most: 1 };

test('the badge of the mall cart counts all units, including unavailable ones', () => {
  expect(piecesOf([tea, { ...panda, most: 0 }])).toBe(5);
});

test('the sum of the mall cart counts only available units', () => {
  expect(cartSums([tea, panda])).toEqual({ pieces: 3, points: 2 * 300 + 1200 });
});

test('the sum of the mall cart is zero if no products are selected', () => {
  expect(cartSums([])).toEqual({ pieces: 0, points: 0 });
});

test.each([
  [600, 600, 0],
  [601, 600, 1],
  [100, 600, 0],
  [100, undefined, 0],
])('for a mall cart of %i points and a balance of %s points, %i points are missing', (points, balance, missing) => {
  expect(missingPoints(points, balance)).toBe(missing);
});
