import { pullThresholdPx } from '@chifan/domain/app';
import { expect, it } from 'vitest';
import { pullDistance } from './pull-distance.ts';

it('pullDistance is half of the finger’s movement downwards, limited, and 0 upwards', () => {
  expect([-80, 0, 40, 90, 5_000].map(pullDistance)).toEqual([0, 0, 20, 45, 90]);
  expect(pullDistance(90)).toBe(pullThresholdPx);
});
