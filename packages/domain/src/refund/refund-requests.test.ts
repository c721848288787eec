import { expect, test } from 'vitest';
import { isPartialRefundOffer, minRefundOffer } from './index.ts';
import {
  acceptedReasons,
  isRefundRequestLimitReached,
  isRefundWindowOver,
  selectableReasons,
} from './refund-requests.ts';

type Asked = Parameters<typeof selectableReasons>;
const numbers = (state: Asked[0], way: Asked[1] = 'delivery') =>
  selectableReasons(state, way).map(({ number }) => number);

test('a guest can select the refund reasons 1 to 8 only before delivery', () => {
  expect(numbers('to_be_delivered')).toContain(6);
  expect(numbers('to_be_delivered')).toContain(14);
  expect(numbers('delivered').toSorted((a, b) => a - b)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(numbers('completed')).not.toContain(8);
  const eatHere = numbers('delivering', 'eat_here').toSorted((a, b) => a - b);
  expect(eatHere).toEqual([1, 3, 4, 5, 8, 9, 10, 12, 14, 15, 16, 17, 18, 19, 20]);
});

test('a guest cannot select reasons about the food before a delivery has left the restaurant', () => {
  for (const state of ['pending', 'delivering', 'to_be_picked_up'] as const)
    expect(numbers(state).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20]);
  expect(numbers('to_be_delivered')).toContain(16);
  expect(numbers('to_be_picked_up', 'collect')).toContain(16);
});

test.each<[string, Asked[0], Asked[1], number[]]>([
  ['a delivered order', 'delivered', 'delivery', [14, 15, 13]],
  ['a collected order', 'completed', 'collect', [14, 15, 13]],
  ['a meal in the restaurant', 'completed', 'eat_here', [14, 15, 12]],
  ['an order that is being cooked', 'delivering', 'delivery', [8, 3, 6]],
])('the refund reasons for %s begin with the most frequent and end with “other”', (_case, state, way, first) => {
  expect(numbers(state, way).slice(0, 3)).toEqual(first);
  expect(numbers(state, way).at(-1)).toBe(20);
});

test('the server accepts a reason that is not selectable yet, because the guest’s screen may be outdated', () => {
  expect(acceptedReasons('delivering', 'delivery').map(({ number }) => number)).toContain(14);
});

test('a guest can request a refund until 24 hours after completion', () => {
  const completed = new Date('2026-11-21T12:00:00Z');
  expect(isRefundWindowOver(completed, new Date('2026-11-22T12:00:00Z'))).toBe(false);
  expect(isRefundWindowOver(completed, new Date('2026-11-22T12:00:01Z'))).toBe(true);
  expect(isRefundWindowOver(null, new Date('2027-01-01T12:00:00Z'))).toBe(false);
});

test('a guest may repeat an unsuccessful refund request once, and granted requests do not count', () => {
  expect(isRefundRequestLimitReached([])).toBe(false);
  expect(isRefundRequestLimitReached([6])).toBe(false);
  expect(isRefundRequestLimitReached([6, 7, 7])).toBe(false);
  expect(isRefundRequestLimitReached([6, 6])).toBe(true);
  expect(isRefundRequestLimitReached([5, 6])).toBe(true);
});

test.each([
  [1, 1],
  [2, 1],
  [10, 1],
  [11, 2],
  [1_200, 120],
  [1_201, 121],
  [19_999_99, 200_000],
])('for a request of %i fen the minimum partial offer is %i fen', (asked, min) => {
  expect(minRefundOffer(asked)).toBe(min);
});

test('a grant of less than the requested amount is a partial offer', () => {
  expect(isPartialRefundOffer(1_200, 1_200)).toBe(false);
  expect(isPartialRefundOffer(1_199, 1_200)).toBe(true);
});
