import { expect, test } from 'vitest';
import { isOffer, minOffer } from './index.ts';

test.each([
  [1, 1],
  [2, 1],
  [10, 1],
  [11, 2],
  [1_200, 120],
  [1_201, 121],
  [19_999_99, 200_000],
])('of %i fen asked for at least %i are offered: less is a refusal', (asked, min) => {
  expect(minOffer(asked)).toBe(min);
});

test('all that is asked for is no offer, a fen less is one', () => {
  expect(isOffer(1_200, 1_200)).toBe(false);
  expect(isOffer(1_199, 1_200)).toBe(true);
});
