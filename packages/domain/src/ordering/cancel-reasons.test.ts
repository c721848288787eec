import { expect, test } from 'vitest';
import {
  cancelReasonOf,
  cancelReasons,
  cancelReasonsFor,
  isRefusalExplained,
  refundReasonsFor,
} from './cancel-reasons.ts';
import { orderWays } from './order-ways.ts';

test('the list of cancel reasons has twenty entries, numbered 1 to 20, with unique keys', () => {
  expect(cancelReasons.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(new Set(cancelReasons.map(({ key }) => key)).size).toBe(20);
});

test.each([
  ['delivery', [1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['collect', [1, 3, 4, 5, 8], [9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['pack', [1, 3, 4, 5, 8], [9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['eat_here', [1, 3, 4, 5, 8], [9, 10, 12, 14, 15, 16, 17, 18, 19, 20]],
] as const)('an order of the type %s offers the cancel reasons %j and the refund reasons %j', (way, cancel, refund) => {
  expect(cancelReasonsFor(way).map(({ number }) => number)).toEqual(cancel);
  expect(refundReasonsFor(way).map(({ number }) => number)).toEqual(refund);
});

test('an order offers reasons about a courier only if it is a delivery', () => {
  for (const way of orderWays) {
    const offered = [...cancelReasonsFor(way), ...refundReasonsFor(way)];
    expect(offered.some(({ key }) => /rider|delivery/.test(key))).toBe(way === 'delivery');
  }
});

test('each of the twenty cancel reasons is offered for at least one order type', () => {
  const offered = new Set(orderWays.flatMap((way) => [...cancelReasonsFor(way), ...refundReasonsFor(way)]));
  expect(offered.size).toBe(cancelReasons.length);
});

test('cancelReasonOf returns undefined for a number outside the list', () => {
  expect(cancelReasonOf(4)?.key).toBe('out_of_stock');
  expect(cancelReasonOf(21)).toBeUndefined();
});

test.each([
  ['sold_out', undefined, true],
  ['other', 'short_of_staff', true],
  ['other', undefined, false],
  ['sold_out', 'short_of_staff', false],
] as const)(
  'only the refusal reason “other” needs and allows a note (reason %s, note %s, accepted: %s)',
  (reason, note, isExplained) => {
    expect(isRefusalExplained({ reason, note })).toBe(isExplained);
  },
);
