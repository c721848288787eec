import { expect, test } from 'vitest';
import { soldOutUntilOf } from './sold-out-until.ts';

const noon = new Date('2026-11-21T12:00:00+08:00');

test.each(['today', 'tomorrow', 'by_hand'] as const)(
  'the sold-out dialog sends the choice %s unchanged, because only the server’s clock is reliable',
  (choice) => {
    expect(soldOutUntilOf(choice, '', noon)).toBe(choice);
  },
);

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-11-21', undefined],
  ['', undefined],
  ['2026-13-40', undefined],
])('for the typed date “%s” the sold-out dialog sends %s, because only a future date is valid', (typed, expected) => {
  expect(soldOutUntilOf('date', typed, noon)).toBe(expected);
});
