import { expect, test } from 'vitest';
import { earningsByWeek, mondayOf } from './earnings-by-week.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('mondayOf returns, for the date %s, the Monday %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

test('earningsByWeek sums earnings by week, and returns the newest week first if the newest day is first', () => {
  const on = (day: string, earned: number, refunded = 0) => ({ day, earned, refunded, orders: 1 });
  expect(earningsByWeek([on('2026-12-01', 600), on('2026-11-29', 500, 200), on('2026-11-23', 400)])).toEqual([
    { day: '2026-11-30', earned: 600, refunded: 0, orders: 1 },
    { day: '2026-11-23', earned: 900, refunded: 200, orders: 2 },
  ]);
  expect(earningsByWeek([])).toEqual([]);
});
