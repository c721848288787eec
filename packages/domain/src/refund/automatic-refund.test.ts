import { expect, test } from 'vitest';
import { isGrantedAutomatically, liableForAutomaticRefund, type RefundRequestFacts } from './automatic-refund.ts';

const cooking: RefundRequestFacts = {
  orderState: 'delivering',
  type: 'delivery',
  promisedAt: new Date('2026-11-21T12:00:00Z'),
  now: new Date('2026-11-21T12:29:59Z'),
};
const halfAnHourLate = new Date('2026-11-21T12:30:00Z');

test.each<[string, Partial<RefundRequestFacts>, boolean]>([
  ['not for an accepted order', {}, false],
  ['for an order before acceptance', { orderState: 'pending' }, true],
  ['for an order that is 30 minutes late', { now: halfAnHourLate }, true],
  ['for a late order with the courier', { now: halfAnHourLate, orderState: 'to_be_delivered' }, true],
  ['for a late order that no courier collected', { now: halfAnHourLate, orderState: 'to_be_picked_up' }, true],
  [
    'not for food on the counter whose guest is late',
    { now: halfAnHourLate, orderState: 'to_be_picked_up', type: 'pickup' },
    false,
  ],
  ['for a late order that its guest waits to pick up', { now: halfAnHourLate, type: 'pickup' }, true],
  ['not for a late order that has arrived', { now: halfAnHourLate, orderState: 'delivered' }, false],
  ['not for a late order that was handed out', { now: halfAnHourLate, orderState: 'completed' }, false],
])('refund at once: %s', (_rule, over, expected) => {
  expect(isGrantedAutomatically({ ...cooking, ...over })).toBe(expected);
});

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

test.each<[string, Parameters<typeof liableForAutomaticRefund>[0]['orderState'], Date | null, string | null]>([
  ['no party before work on the order has begun', 'pending', null, null],
  ['the shop for food that still cooks', 'delivering', null, 'merchant'],
  ['the platform for food that was ready in time and waits', 'to_be_picked_up', at('12:00:00'), 'platform'],
  ['the platform, not the courier, for food that was collected in time', 'to_be_delivered', at('11:40:00'), 'platform'],
  ['the shop for food that was ready too late, also with the courier', 'to_be_delivered', at('12:00:01'), 'merchant'],
])('liability for a refund at once: %s', (_rule, orderState, readyAt, expected) => {
  expect(liableForAutomaticRefund({ orderState, readyAt, promisedAt: cooking.promisedAt })).toBe(expected);
});
