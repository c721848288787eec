import { expect, test } from 'vitest';
import { isGrantedAtOnce, type RefundRequestFacts } from './refund-at-once.ts';

const cooking: RefundRequestFacts = {
  orderState: 'delivering',
  type: 'delivery',
  declaredOutOfStock: false,
  promisedAt: new Date('2026-11-21T12:00:00Z'),
  now: new Date('2026-11-21T12:29:59Z'),
};
const halfAnHourLate = new Date('2026-11-21T12:30:00Z');

test.each<[string, Partial<RefundRequestFacts>, boolean]>([
  ['an accepted order is not refunded at once', {}, false],
  ['an order that nobody accepted is', { orderState: 'pending' }, true],
  ['an order that is out of stock is', { declaredOutOfStock: true }, true],
  ['an order 30 minutes late is', { now: halfAnHourLate }, true],
  ['a late order that is with the courier is', { now: halfAnHourLate, orderState: 'to_be_delivered' }, true],
  ['a late order that no courier fetched is', { now: halfAnHourLate, orderState: 'to_be_picked_up' }, true],
  [
    'food on the counter whose guest is late is not',
    { now: halfAnHourLate, orderState: 'to_be_picked_up', type: 'pickup' },
    false,
  ],
  ['a late order that arrived is not', { now: halfAnHourLate, orderState: 'delivered' }, false],
  ['a late order that was handed out is not', { now: halfAnHourLate, orderState: 'completed' }, false],
])('%s', (_rule, over, expected) => {
  expect(isGrantedAtOnce({ ...cooking, ...over })).toBe(expected);
});
