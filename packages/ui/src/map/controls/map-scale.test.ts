import { expect, test } from 'vitest';
import { roundScaleMetres } from './map-scale.ts';

test.each([
  [96, 50],
  [100, 100],
  [199, 100],
  [4999, 2000],
  [5001, 5000],
])('roundScaleMetres rounds a map scale bar of at most %d metres down to %d metres', (longest, shown) => {
  expect(roundScaleMetres(longest)).toBe(shown);
});
