import { expect, test } from 'vitest';
import { nextActiveOption } from './use-combobox-keys.ts';

test.each([
  [-1, 1, 0],
  [0, 1, 1],
  [2, 1, -1],
  [-1, -1, 2],
  [0, -1, -1],
] as const)('from option %i a step of %i reaches option %i of three', (active, step, reached) => {
  expect(nextActiveOption({ active, count: 3, step })).toBe(reached);
});
