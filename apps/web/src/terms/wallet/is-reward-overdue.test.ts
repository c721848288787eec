import { expect, test } from 'vitest';
import { isRewardOverdue } from './is-reward-overdue.ts';

const dueAt = '2026-11-21T10:00:00.000Z';
const at = (seconds: number) => Date.parse(dueAt) + seconds * 1000;

test.each([
  [-3_600, false],
  [59, false],
  [61, true],
])(
  'a pending reward is overdue from one minute after its due time (%i seconds after the due time, overdue: %s)',
  (seconds, heldUp) => {
    expect(isRewardOverdue(dueAt, at(seconds))).toBe(heldUp);
  },
);
