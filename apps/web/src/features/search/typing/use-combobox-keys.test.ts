import { expect, test } from 'vitest';
import { nextActiveOption } from './use-combobox-keys.ts';

test.each([
  [-1, 1, 0],
  [0, 1, 1],
  [2, 1, -1],
  [-1, -1, 2],
  [0, -1, -1],
] as const)(
  'from search suggestion %i of three, an arrow key step of %i highlights suggestion %i (−1 is the search field)',
  (active, step, reached) => {
    expect(nextActiveOption({ active, count: 3, step })).toBe(reached);
  },
);
