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
  ['is not granted for an accepted order that is on time', {}, false],
  ['is granted before the merchant accepts the order', { orderState: 'pending' }, true],
  ['is granted for an order that is 30 minutes late', { now: halfAnHourLate }, true],
  ['is granted for a late order that the courier has', { now: halfAnHourLate, orderState: 'to_be_delivered' }, true],
  [
    'is granted for a late order that no courier has collected',
    { now: halfAnHourLate, orderState: 'to_be_picked_up' },
    true,
  ],
  [
    'is not granted for food on the counter that the guest has not collected',
    { now: halfAnHourLate, orderState: 'to_be_picked_up', type: 'pickup' },
    false,
  ],
  ['is granted for a late order that the guest waits to collect', { now: halfAnHourLate, type: 'pickup' }, true],
  ['is not granted for a late order that has been delivered', { now: halfAnHourLate, orderState: 'delivered' }, false],
  ['is not granted for a late order that is completed', { now: halfAnHourLate, orderState: 'completed' }, false],
])('an automatic refund depends on the order’s state and delay: it %s', (_rule, over, expected) => {
  expect(isGrantedAutomatically({ ...cooking, ...over })).toBe(expected);
});

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

test.each<[string, Parameters<typeof liableForAutomaticRefund>[0]['orderState'], Date | null, string | null]>([
  ['no party is liable before the shop accepts the order', 'pending', null, null],
  ['the shop is liable while the food cooks', 'delivering', null, 'merchant'],
  [
    'the platform is liable for food that was ready in time and not collected',
    'to_be_picked_up',
    at('12:00:00'),
    'platform',
  ],
  [
    'the platform, not the courier, is liable for food that was ready in time',
    'to_be_delivered',
    at('11:40:00'),
    'platform',
  ],
  [
    'the shop is liable for food that was ready too late, even if the courier has it',
    'to_be_delivered',
    at('12:00:01'),
    'merchant',
  ],
])(
  'liableForAutomaticRefund returns the liable party of an automatic refund: %s',
  (_rule, orderState, readyAt, expected) => {
    expect(liableForAutomaticRefund({ orderState, readyAt, promisedAt: cooking.promisedAt })).toBe(expected);
  },
);
