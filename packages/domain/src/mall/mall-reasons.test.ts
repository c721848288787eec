import { expect, test } from 'vitest';
import {
  mallCancelReasons,
  mallConfirmsAt,
  mallDecisionReasons,
  mallPartialReasons,
  mallReasonsToGive,
  mallRefundableUntil,
  mallRefundReasons,
  mallRefundRefusals,
} from './index.ts';

test('of the twenty reasons those are offered that make sense for a parcel', () => {
  expect(mallCancelReasons.map(({ key }) => key)).toEqual([
    'wrong_information',
    'wrong_order_or_too_few_items',
    'delivery_too_slow',
    'no_longer_wanted',
  ]);
  expect(mallRefundReasons.map(({ number }) => number)).toEqual([8, 12, 13, 14, 15, 20]);
});

test('a refusal and a part of what was asked give a reason, the whole needs none', () => {
  expect(mallReasonsToGive({ isGrant: false, amount: 0, asked: 300 })).toBe(mallRefundRefusals);
  expect(mallReasonsToGive({ isGrant: true, amount: 299, asked: 300 })).toBe(mallPartialReasons);
  expect(mallReasonsToGive({ isGrant: true, amount: 300, asked: 300 })).toEqual([]);
  expect(new Set<string>([...mallRefundRefusals, ...mallPartialReasons])).toEqual(new Set<string>(mallDecisionReasons));
});

const day = (number: number, time = '12:00') => new Date(`2026-11-${String(number).padStart(2, '0')}T${time}:00Z`);

test('a parcel counts as received ten days after it was sent, and never within a day after a refund came to nothing', () => {
  expect(mallConfirmsAt(day(1))).toEqual(day(11));
  expect(mallConfirmsAt(day(1), day(5))).toEqual(day(11));
  expect(mallConfirmsAt(day(1), day(11, '11:00'))).toEqual(day(12, '11:00'));
});

test('a refund may be asked for until seven days after the order was completed, and as long as it is not', () => {
  expect(mallRefundableUntil(day(11))).toEqual(day(18));
  expect(mallRefundableUntil(null)).toBeNull();
});
