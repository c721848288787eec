import { expect, test } from 'vitest';
import { bestDishes, busyHours, type DayTally, figuresOf, medianOf, refusalReasons } from './day-tally.ts';

const tally = (changes: Partial<DayTally> = {}): DayTally => ({
  day: '2026-11-23',
  earned: 0,
  refunded: 0,
  orders: 0,
  paid: 0,
  refunds: 0,
  hours: {},
  answers: {},
  preps: {},
  dishes: [],
  refusals: [],
  ...changes,
});

test('figuresOf returns null averages and medians for days without orders', () => {
  const none = { revenue: 0, earned: 0, refunded: 0, orders: 0, refunds: 0, refused: 0 };
  expect(figuresOf([])).toEqual({ ...none, average: null, medianAnswer: null, medianPrep: null });
  expect(figuresOf([tally()])).toEqual(figuresOf([]));
});

test('figuresOf sums the days, and computes the average over all orders instead of over the averages of days', () => {
  const one = tally({ earned: 30_00, refunded: 5_00, orders: 1, paid: 30_00, refunds: 1, answers: { 60: 1 } });
  const refusals = [{ event: 'refuse', reason: 'too_busy', orders: 2 }];
  const other = tally({ day: '2026-11-24', earned: 20_01, orders: 2, paid: 20_01, refusals, answers: { 10: 2 } });
  expect(figuresOf([one, other])).toEqual({
    revenue: 45_01,
    earned: 50_01,
    refunded: 5_00,
    orders: 3,
    average: 16_67,
    refunds: 1,
    refused: 2,
    medianAnswer: 10,
    medianPrep: null,
  });
});

test.each([
  ['an empty list', [{}], null],
  ['one duration of 30 s', [{ 30: 1 }], 30],
  ['30 s and 100 s', [{ 30: 1, 100: 1 }], 30],
  ['30 s on one day and twice 100 s on another', [{ 30: 1 }, { 100: 2 }], 100],
  // Durations are sorted as numbers: 90 before 100.
  ['twice 90 s and once 100 s', [{ 90: 2, 100: 1 }], 90],
])('medianOf returns the lower median of %s', (_durations, durations, median) => {
  expect(medianOf(durations)).toBe(median);
});

test('bestDishes lists first the dishes with the most sold portions over all days', () => {
  const noodles = (pieces: number) => ({ nameZh: '面', pieces, amount: pieces * 10_00 });
  const tea = { nameZh: '茶', pieces: 3, amount: 9_00 };
  const gone = { nameZh: '饺子', pieces: 0, amount: 0 };
  expect(bestDishes([tally({ dishes: [tea, noodles(2), gone] }), tally({ dishes: [noodles(2)] })], 10)).toEqual([
    { nameZh: '面', pieces: 4, amount: 40_00 },
    tea,
  ]);
  expect(bestDishes([tally({ dishes: [tea, noodles(2)] })], 1)).toEqual([tea]);
});

test('busyHours counts orders after midnight for the weekday on which their business day began', () => {
  const monday = tally({ day: '2026-11-23', hours: { 12: 3, 1: 1 } });
  const nextMonday = tally({ day: '2026-11-30', hours: { 12: 4 } });
  expect(busyHours([monday, nextMonday])).toEqual([
    { weekday: 1, hour: 1, orders: 1 },
    { weekday: 1, hour: 12, orders: 7 },
  ]);
});

test('refusalReasons counts cancelled orders by reason, most frequent first', () => {
  const busy = { event: 'refuse', reason: 'too_busy', orders: 1 };
  const late = { event: 'expire', reason: 'not_answered_in_time', orders: 3 };
  expect(refusalReasons([tally({ refusals: [busy] }), tally({ refusals: [late, busy] })])).toEqual([
    late,
    { ...busy, orders: 2 },
  ]);
});
