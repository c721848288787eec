import { expect, test } from 'vitest';
import { walkingMinutes } from './walking-time.ts';

test.each([
  [0, 1],
  [60, 1],
  [400, 7],
  [1_000, 17],
  [3_000, 49],
])('%d metres in a straight line are about %d minutes on foot', (metres, minutes) => {
  expect(walkingMinutes(metres)).toBe(minutes);
});
