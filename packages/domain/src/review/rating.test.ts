import { expect, test } from 'vitest';
import { ratingTenthsOf } from './index.ts';

test.each([
  ['no review', [0, 0, 0, 0, 0], null],
  ['one review', [0, 0, 0, 1, 0], 40],
  ['a mean of 3.75', [1, 0, 0, 1, 2], 38],
  ['half a tenth counts as one: 4.45', [0, 0, 0, 11, 9], 45],
  ['just below it: 4.4497', [0, 0, 0, 5503, 4497], 44],
  ['all ones', [7, 0, 0, 0, 0], 10],
])('a rating is the mean in tenths of a star: %s', (_case, starCounts, tenths) => {
  expect(ratingTenthsOf(starCounts)).toBe(tenths);
});
