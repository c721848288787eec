import { expect, test } from 'vitest';
import { applyEvent } from '../workflow.ts';
import { type CouponEvent, type CouponOrderState, couponEvents, couponWorkflow } from './coupon.ts';

/**
 * Expected transitions of a coupon, written independently of the code: "state, expired or fresh" → event → new state.
 * The workflow must refuse all other transitions.
 */
const decided: Record<string, Partial<Record<CouponEvent, CouponOrderState>>> = {
  'free fresh': { hold: 'held' },
  'free expired': { expire: 'invalid' },
  'held fresh': { release: 'free', use: 'used' },
  'held expired': { release: 'invalid', use: 'used' },
  'used fresh': { give_back: 'free' },
  'used expired': { give_back: 'invalid' },
};

test('couponWorkflow allows exactly the transitions of rules coupon-2 and coupon-3', () => {
  for (const state of ['free', 'held', 'used', 'invalid'] as const)
    for (const isExpired of [false, true])
      for (const event of couponEvents) {
        const from = `${state} ${isExpired ? 'expired' : 'fresh'}`;
        const moved = applyEvent(couponWorkflow, { state, isExpired }, event, 'system');
        const outcome = moved.ok ? moved.value.state : moved.reason;
        expect([from, event, outcome]).toEqual([from, event, decided[from]?.[event] ?? 'transition_not_allowed']);
      }
});
