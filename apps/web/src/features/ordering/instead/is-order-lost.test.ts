import { expect, test } from 'vitest';
import { type OrderDetail, sampleOrder } from '../../../app/testing/sample-order.ts';
import { sampleSetMealOrder } from '../../../app/testing/sample-set-meal-order.ts';
import { isOrderLost } from './is-order-lost.ts';

const now = Date.parse('2026-11-21T05:00:00Z');
const line: OrderDetail['lines'][number] = {
  dishId: 71,
  name: { text: 'Dan dan noodles', language: 'en' },
  nameZh: '担担面',
  pinyin: '',
  plate: 'noodles',
  chosen: [],
  chosenZh: [],
  unitPrice: 2_800,
  quantity: 1,
  refunded: 0,
  amount: 2_800,
};
type Row = OrderDetail['timeline'][number];
const ended = (
  event: Row['event'],
  to: Row['to'] = 'cancelled',
  at = '2026-11-21T04:30:00Z',
): Partial<OrderDetail> => ({
  state: to,
  lines: [line],
  timeline: [{ event, from: 'pending', to, actor: 'merchant', reason: null, at }],
});
const soldOut: Partial<OrderDetail> = {
  ...ended('refund', 'refunded'),
  timeline: [
    ...(ended('declare_sold_out', 'after_sale_processing').timeline ?? []),
    ...(ended('refund', 'refunded').timeline ?? []),
  ],
};

test('the app suggests no other restaurants after a restaurant refused a set meal order', () => {
  expect(isOrderLost(sampleSetMealOrder({ ...ended('refuse'), lines: [line] }), now)).toBe(false);
});

test.each<[string, Partial<OrderDetail>, boolean]>([
  ['true for an order that the restaurant refused', ended('refuse'), true],
  ['true for an order that the restaurant did not accept in time', ended('expire'), true],
  ['true for an order that was cancelled because a dish ran out', ended('run_out'), true],
  ['true for an order that was not delivered', ended('give_up'), true],
  ['true for an order that was refunded because its only dish is sold out', soldOut, true],
  ['false for an order that the guest cancelled', ended('cancel'), false],
  ['false for an order that was refunded on the guest’s request', ended('refund', 'refunded'), false],
  [
    'false for an order that was refused more than three hours ago',
    ended('refuse', 'cancelled', '2026-11-21T01:59:59Z'),
    false,
  ],
  ['false for an order that was never paid', { ...ended('expire'), paidAt: null }, false],
  ['false for an archived order', { ...ended('refuse'), lines: [] }, false],
  ['false for an order in progress', { lines: [line] }, false],
])('isOrderLost, which decides whether the app suggests other restaurants, returns %s', (_case, changed, isLost) => {
  expect(isOrderLost(sampleOrder(changed), now)).toBe(isLost);
});
