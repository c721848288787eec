import { expect, test } from 'vitest';
import { untilOf } from './sold-out-until.ts';

const noon = new Date('2026-11-21T12:00:00+08:00');

test.each(['today', 'tomorrow', 'by_hand'] as const)(
  '%s is the server’s to count: a tablet’s clock may be wrong',
  (choice) => {
    expect(untilOf(choice, '', noon)).toBe(choice);
  },
);

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-11-21', undefined],
  ['', undefined],
  ['2026-13-40', undefined],
])('a chosen date %s is %s: one that has begun, or is none, is not taken', (typed, expected) => {
  expect(untilOf('date', typed, noon)).toBe(expected);
});
