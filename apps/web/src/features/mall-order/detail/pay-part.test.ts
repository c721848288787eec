import { expect, test } from 'vitest';
import { afterPaying } from './pay-part.tsx';

test.each([
  [300, 300, { left: 0, missing: 0 }],
  [300, 1_000, { left: 700, missing: 0 }],
  [300, 299, { left: null, missing: 1 }],
  [300, undefined, { left: null, missing: 0 }],
])(
  'paying a mall order of %i points with %s available points shows the points that remain or are missing',
  (price, held, expected) => {
    expect(afterPaying(price, held)).toEqual(expected);
  },
);
