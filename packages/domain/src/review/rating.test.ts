import { expect, test } from 'vitest';
import { ratingTenthsOf } from './index.ts';

test.each([
  ['no review', [0, 0, 0, 0, 0], null],
  ['one review', [0, 0, 0, 1, 0], 40],
  ['a mean of 3.75', [1, 0, 0, 1, 2], 38],
  ['a mean of 4.45, rounded up', [0, 0, 0, 11, 9], 45],
  ['a mean of 4.4497, rounded down', [0, 0, 0, 5503, 4497], 44],
  ['only reviews with one star', [7, 0, 0, 0, 0], 10],
])('ratingTenthsOf returns the mean in tenths of a star: %s', (_case, starCounts, tenths) => {
  expect(ratingTenthsOf(starCounts)).toBe(tenths);
});
