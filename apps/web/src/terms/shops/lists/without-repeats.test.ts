import { expect, it } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

it('a shop that stands on two pages is listed once, where it stood first, as it was told last', () => {
  const shops = withoutRepeats([
    { id: 1, metres: 10 },
    { id: 2, metres: 20 },
    { id: 1, metres: 30 },
  ]);
  expect(shops).toEqual([
    { id: 1, metres: 30 },
    { id: 2, metres: 20 },
  ]);
});
