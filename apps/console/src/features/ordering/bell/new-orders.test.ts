import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { expect, test } from 'vitest';
import { orderForTest } from '../../../staff-order/order-for-test.ts';
import { isNewOrder } from './new-orders.ts';

type Row = StaffOrder['timeline'][number];
const row = (event: Row['event'], actor: Row['actor'], at = '2026-11-21T04:01:00Z'): Row => ({
  event,
  from: null,
  to: 'delivering',
  actor,
  reason: null,
  at,
});
const noOrders: ReadonlySet<number> = new Set();
const soon = new Date('2026-11-21T04:02:00Z');

test.each([
  ['an unanswered order is new', 'pending', [row('pay', 'system')], true],
  ['an auto-accepted order is new', 'delivering', [row('pay', 'system'), row('accept', 'system')], true],
  [
    'an auto-accepted order with a pick-up code is new',
    'to_be_picked_up',
    [row('accept', 'system'), row('issue_code', 'system')],
    true,
  ],
  [
    'a set meal whose guest has just chosen the shop is new',
    'to_be_picked_up',
    [row('pay', 'system'), row('choose_restaurant', 'member'), row('issue_code', 'system')],
    true,
  ],
  [
    'a set meal is not new after staff declared a dish sold out',
    'to_be_picked_up',
    [row('choose_restaurant', 'member'), row('declare_sold_out', 'merchant')],
    false,
  ],
  ['an order that the merchant accepted is not new', 'delivering', [row('accept', 'merchant')], false],
  [
    'an auto-accepted order is not new after staff reported it ready',
    'to_be_picked_up',
    [row('accept', 'system'), row('ready', 'merchant')],
    false,
  ],
  ['an unpaid order is not new', 'unpaid', [row('place', 'member')], false],
] as const)('isNewOrder decides that %s', (_, state, timeline, isNew) => {
  expect(isNewOrder(orderForTest({ state, timeline: [...timeline] }), noOrders, soon)).toBe(isNew);
});

test('an auto-accepted order is new until staff acknowledge it, for ten minutes at most', () => {
  const order = orderForTest({ id: 7, state: 'delivering', timeline: [row('accept', 'system')] });
  expect(isNewOrder(order, new Set([7]), soon)).toBe(false);
  expect(isNewOrder(order, noOrders, new Date('2026-11-21T04:11:00Z'))).toBe(true);
  expect(isNewOrder(order, noOrders, new Date('2026-11-21T04:12:00Z'))).toBe(false);
});
