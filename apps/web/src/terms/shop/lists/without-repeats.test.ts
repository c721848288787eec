import { expect, it } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

it('a shop that appears on two pages of the list is shown once, at its first position and with its latest data', () => {
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
