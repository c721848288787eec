import { expect, it } from 'vitest';
import { coarsenDegrees } from './idle-position.ts';

it('coarsenDegrees rounds a coordinate to about a hundred metres', () => {
  expect([31.230416, -0.0004].map(coarsenDegrees)).toEqual([31.23, -0]);
});
