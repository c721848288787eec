import { expect, test } from 'vitest';
import {
  mallCancelReasons,
  mallConfirmsAt,
  mallDecisionReasons,
  mallDecisionReasonsFor,
  mallPartialReasons,
  mallRefundableUntil,
  mallRefundReasons,
  mallRefundRefusals,
} from './index.ts';

test('the points mall offers only cancel and refund reasons that make sense for a parcel', () => {
  expect(mallCancelReasons.map(({ key }) => key)).toEqual([
    'wrong_information',
    'wrong_order_or_too_few_items',
    'delivery_too_slow',
    'no_longer_wanted',
  ]);
  expect(mallRefundReasons.map(({ number }) => number)).toEqual([8, 12, 13, 14, 15, 20]);
});

test('refusing a points mall refund or granting a part needs a reason, and granting it in full does not', () => {
  expect(mallDecisionReasonsFor({ isGrant: false, amount: 0, asked: 300 })).toBe(mallRefundRefusals);
  expect(mallDecisionReasonsFor({ isGrant: true, amount: 299, asked: 300 })).toBe(mallPartialReasons);
  expect(mallDecisionReasonsFor({ isGrant: true, amount: 300, asked: 300 })).toEqual([]);
  expect(new Set<string>([...mallRefundRefusals, ...mallPartialReasons])).toEqual(new Set<string>(mallDecisionReasons));
});

const day = (number: number, time = '12:00') => new Date(`2026-11-${String(number).padStart(2, '0')}T${time}:00Z`);

test('a parcel counts as received ten days after shipping, and at least a day after a refused refund request', () => {
  expect(mallConfirmsAt(day(1))).toEqual(day(11));
  expect(mallConfirmsAt(day(1), day(5))).toEqual(day(11));
  expect(mallConfirmsAt(day(1), day(11, '11:00'))).toEqual(day(12, '11:00'));
});

test('a guest can request a points mall refund until seven days after completion', () => {
  expect(mallRefundableUntil(day(11))).toEqual(day(18));
  expect(mallRefundableUntil(null)).toBeNull();
});
