import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { OrderEvent } from '@chifan/domain/ordering';
import { expect, test } from 'vitest';
import { isInAfterSale, newerOf } from './order-facts.ts';
import { orderForTest } from './order-for-test.ts';

const withEvents = (...events: OrderEvent[]): Pick<StaffOrder, 'timeline'> => ({
  timeline: events.map((event) => ({
    event,
    from: null,
    to: 'pending',
    actor: 'system',
    reason: null,
    at: '2026-11-21T04:00:00Z',
  })),
});

test('isInAfterSale is true from a guest’s refund request until the request is closed', () => {
  expect(isInAfterSale(withEvents('place', 'pay', 'accept'))).toBe(false);
  expect(isInAfterSale(withEvents('pay', 'apply_for_refund'))).toBe(true);
  expect(isInAfterSale(withEvents('pay', 'apply_for_refund', 'ready', 'collect'))).toBe(true);
  expect(isInAfterSale(withEvents('pay', 'apply_for_refund', 'resume'))).toBe(false);
  expect(isInAfterSale(withEvents('apply_for_refund', 'resume', 'apply_for_refund'))).toBe(true);
});

test('newerOf returns the order with the higher version', () => {
  const old = orderForTest({ version: 1 });
  const fresh = orderForTest({ version: 2 });
  expect(newerOf(old, fresh)).toBe(fresh);
  expect(newerOf(fresh, old)).toBe(fresh);
  expect(newerOf(undefined, old)).toBe(old);
  expect(newerOf(fresh, orderForTest({ version: 2 }))).toBe(fresh);
});
