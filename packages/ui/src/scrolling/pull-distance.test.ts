import { pullThresholdPx } from '@chifan/domain/app';
import { expect, it } from 'vitest';
import { pullDistance } from './pull-distance.ts';

it('pullDistance is half of the finger’s downward movement up to a limit, and 0 for an upward movement', () => {
  expect([-80, 0, 40, 90, 5_000].map(pullDistance)).toEqual([0, 0, 20, 45, 90]);
  expect(pullDistance(90)).toBe(pullThresholdPx);
});
