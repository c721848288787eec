import { expect, test } from 'vitest';
import { branchObstacle } from './set-meal-branch.ts';

const noon = new Date('2026-11-21T12:00:00+08:00');
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const evenings = { rules: [{ weekdays: everyDay, spans: [{ opens: 17 * 60, closes: 21 * 60 }] }] };
const open = { state: 'open', isTakingOrders: true, servedHours: null, areCodesUsedUp: false } as const;

test.each([
  ['an open branch', open, null],
  ['a closed branch', { ...open, state: 'closed' as const }, 'resting'],
  ['a branch that is about to close', { ...open, state: 'closing_soon' as const }, 'resting'],
  ['a branch that its merchant paused', { ...open, isTakingOrders: false }, 'resting'],
  ['a branch outside the times of the set meal', { ...open, servedHours: evenings }, 'not_served_now'],
  ['a branch without voucher codes', { ...open, areCodesUsedUp: true }, 'codes_used_up'],
  ['a closed branch without voucher codes', { ...open, state: 'closed' as const, areCodesUsedUp: true }, 'resting'],
])('branchObstacle returns the reason why a guest cannot choose a branch, or null: %s', (_branch, branch, obstacle) => {
  expect(branchObstacle(branch, noon, new Set())).toBe(obstacle);
});
