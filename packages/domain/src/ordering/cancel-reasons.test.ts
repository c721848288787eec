import { expect, test } from 'vitest';
import {
  cancelReasonOf,
  cancelReasons,
  cancelReasonsFor,
  isRefusalExplained,
  refundReasonsFor,
} from './cancel-reasons.ts';
import { orderWays } from './order-ways.ts';

test('there are twenty reasons, numbered 1 to 20, each with a unique key', () => {
  expect(cancelReasons.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(new Set(cancelReasons.map(({ key }) => key)).size).toBe(20);
});

test.each([
  ['delivery', [1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['collect', [1, 3, 4, 5, 8], [9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['pack', [1, 3, 4, 5, 8], [9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['eat_here', [1, 3, 4, 5, 8], [9, 10, 12, 14, 15, 16, 17, 18, 19, 20]],
] as const)(
  'for %s only fitting reasons are offered, 1 to 8 for cancelling and 9 to 20 for refunds',
  (way, cancel, refund) => {
    expect(cancelReasonsFor(way).map(({ number }) => number)).toEqual(cancel);
    expect(refundReasonsFor(way).map(({ number }) => number)).toEqual(refund);
  },
);

test('reasons about a courier are offered only for deliveries', () => {
  for (const way of orderWays) {
    const offered = [...cancelReasonsFor(way), ...refundReasonsFor(way)];
    expect(offered.some(({ key }) => /rider|delivery/.test(key))).toBe(way === 'delivery');
  }
});

test('each of the twenty reasons is offered for some way', () => {
  const offered = new Set(orderWays.flatMap((way) => [...cancelReasonsFor(way), ...refundReasonsFor(way)]));
  expect(offered.size).toBe(cancelReasons.length);
});

test('a number outside the list is not a reason', () => {
  expect(cancelReasonOf(4)?.key).toBe('out_of_stock');
  expect(cancelReasonOf(21)).toBeUndefined();
});

test.each([
  ['sold_out', undefined, true],
  ['other', 'short_of_staff', true],
  ['other', undefined, false],
  ['sold_out', 'short_of_staff', false],
] as const)('the refusal reason %s with the note %s is sufficiently explained: %s', (reason, note, isExplained) => {
  expect(isRefusalExplained({ reason, note })).toBe(isExplained);
});
