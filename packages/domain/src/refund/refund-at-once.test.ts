import { expect, test } from 'vitest';
import { isGrantedAtOnce, liableAtOnce, type RefundRequestFacts } from './refund-at-once.ts';

const cooking: RefundRequestFacts = {
  orderState: 'delivering',
  type: 'delivery',
  promisedAt: new Date('2026-11-21T12:00:00Z'),
  now: new Date('2026-11-21T12:29:59Z'),
};
const halfAnHourLate = new Date('2026-11-21T12:30:00Z');

test.each<[string, Partial<RefundRequestFacts>, boolean]>([
  ['an accepted order is not refunded at once', {}, false],
  ['an order that nobody accepted is', { orderState: 'pending' }, true],
  ['an order 30 minutes late is', { now: halfAnHourLate }, true],
  ['a late order that is with the courier is', { now: halfAnHourLate, orderState: 'to_be_delivered' }, true],
  ['a late order that no courier fetched is', { now: halfAnHourLate, orderState: 'to_be_picked_up' }, true],
  [
    'food on the counter whose guest is late is not',
    { now: halfAnHourLate, orderState: 'to_be_picked_up', type: 'pickup' },
    false,
  ],
  ['what a guest who fetches it still waits for is', { now: halfAnHourLate, type: 'pickup' }, true],
  ['a late order that arrived is not', { now: halfAnHourLate, orderState: 'delivered' }, false],
  ['a late order that was handed out is not', { now: halfAnHourLate, orderState: 'completed' }, false],
])('%s', (_rule, over, expected) => {
  expect(isGrantedAtOnce({ ...cooking, ...over })).toBe(expected);
});

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

test.each<[string, Parameters<typeof liableAtOnce>[0]['orderState'], Date | null, string | null]>([
  ['what nobody has begun is nobody’s fault', 'pending', null, null],
  ['food that still cooks is late by the shop’s', 'delivering', null, 'merchant'],
  [
    'food that was ready in time waits by nobody’s fault but the platform’s',
    'to_be_picked_up',
    at('12:00:00'),
    'platform',
  ],
  ['a courier who had it in time is not charged unheard', 'to_be_delivered', at('11:40:00'), 'platform'],
  ['food that was ready too late is late by the shop’s, whoever has it', 'to_be_delivered', at('12:00:01'), 'merchant'],
])('%s', (_rule, orderState, readyAt, expected) => {
  expect(liableAtOnce({ orderState, readyAt, promisedAt: cooking.promisedAt })).toBe(expected);
});
