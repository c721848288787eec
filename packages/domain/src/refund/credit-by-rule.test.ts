import { expect, test } from 'vitest';
import { fitsCreditRule, mayCreditByRule } from './credit-by-rule.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number, ms = 0) => new Date(now.getTime() - hours * 3_600_000 - ms);
const order = { orderState: 'delivered', receivedAt: hoursAgo(1), isSetMeal: false, creditsBefore: 0, now } as const;

test.each<[string, Partial<Parameters<typeof mayCreditByRule>[0]>, boolean]>([
  ['was delivered an hour ago', {}, true],
  ['was completed an hour ago', { orderState: 'completed' }, true],
  ['was received 24 hours ago', { receivedAt: hoursAgo(24) }, true],
  ['was received more than 24 hours ago', { receivedAt: hoursAgo(24, 1) }, false],
  ['is on its way', { orderState: 'to_be_delivered', receivedAt: null }, false],
  ['was refunded after the receipt', { orderState: 'refunded' }, false],
  ['has an unknown time of receipt', { receivedAt: null }, false],
  ['is a set meal', { isSetMeal: true }, false],
  ['follows one refund by rule', { creditsBefore: 1 }, true],
  ['follows two refunds by rule', { creditsBefore: 2 }, false],
])(
  'mayCreditByRule decides whether a refund without a staff decision is possible: $2 for an order that %s',
  (_case, changed, isPossible) => {
    expect(mayCreditByRule({ ...order, ...changed })).toBe(isPossible);
  },
);

test.each<[string, Partial<Parameters<typeof fitsCreditRule>[0]>, boolean]>([
  ['a missing dish for 50 yuan', {}, true],
  ['a wrong dish', { reason: 'wrong_items' }, true],
  ['more than 50 yuan', { amount: 5_001 }, false],
  ['a request without a photo', { photos: 0 }, false],
  ['bad taste', { reason: 'bad_taste' }, false],
])(
  'fitsCreditRule decides whether a refund is granted without a staff decision: $2 for %s',
  (_case, changed, isFit) => {
    expect(fitsCreditRule({ reason: 'missing_items', amount: 5_000, photos: 1, ...changed })).toBe(isFit);
  },
);
