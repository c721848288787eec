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

test('reasons 1 to 8 are offered only before delivery', () => {
  expect(numbers('to_be_delivered')).toContain(6);
  expect(numbers('to_be_delivered')).toContain(14);
  expect(numbers('delivered')).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(numbers('completed')).not.toContain(8);
  expect(numbers('delivering', 'eat_here')).toEqual([1, 3, 4, 5, 8, 9, 10, 12, 14, 15, 16, 17, 18, 19, 20]);
});

test('reasons about the food are not offered for a delivery that has not left the restaurant', () => {
  for (const state of ['pending', 'delivering', 'to_be_picked_up'] as const)
    expect(numbers(state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20]);
  expect(numbers('to_be_delivered')).toContain(16);
  expect(numbers('to_be_picked_up', 'collect')).toContain(16);
});

test('a reason that is not offered yet is accepted, because the screen may be outdated', () => {
  expect(acceptedReasons('delivering', 'delivery').map(({ number }) => number)).toContain(14);
});

test('a completed order accepts refund requests for 24 hours', () => {
  const completed = new Date('2026-11-21T12:00:00Z');
  expect(isRefundWindowOver(completed, new Date('2026-11-22T12:00:00Z'))).toBe(false);
  expect(isRefundWindowOver(completed, new Date('2026-11-22T12:00:01Z'))).toBe(true);
  expect(isRefundWindowOver(null, new Date('2027-01-01T12:00:00Z'))).toBe(false);
});

test('a request that came to nothing can be repeated once, and granted requests do not count', () => {
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
])('for a request of %i fen the minimum offer is %i', (asked, min) => {
  expect(minRefundOffer(asked)).toBe(min);
});

test('a grant below the requested amount is an offer, and a grant of all of it is not', () => {
  expect(isPartialRefundOffer(1_200, 1_200)).toBe(false);
  expect(isPartialRefundOffer(1_199, 1_200)).toBe(true);
});
