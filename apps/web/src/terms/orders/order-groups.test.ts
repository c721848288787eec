import { expect, test } from 'vitest';
import { countOf, countText } from './order-groups.ts';

test('counts say no more than 99+, and nothing where there is nothing', () => {
  expect([0, 1, 99, 100, 4_321].map(countText)).toEqual(['', '1', '99', '99+', '99+']);
});

test('the first tab counts the orders of all others', () => {
  const counts = { to_pay: 1, in_progress: 2, after_sale: 0, finished: 40 };
  expect([countOf(counts, 'all'), countOf(counts, 'in_progress')]).toEqual([43, 2]);
});
