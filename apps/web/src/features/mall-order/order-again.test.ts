import { expect, test } from 'vitest';
import { fillCart, type Wanted } from './order-again.tsx';

const lines = [
  { productId: 1, number: 2 },
  { productId: 2, number: 1 },
  { productId: 3, number: 1 },
];

test('ordering again skips a sold-out product and adds the others to the cart', async () => {
  const asked: Wanted[] = [];
  const filled = await fillCart(lines, async (wanted) => {
    asked.push(wanted);
    return wanted.productId === 2 ? 'refused' : 'put';
  });
  expect(asked).toEqual(lines);
  expect(filled).toEqual({ put: 2, refused: 1 });
});

test('ordering again fails on a network error instead of skipping the product', async () => {
  await expect(fillCart(lines, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
