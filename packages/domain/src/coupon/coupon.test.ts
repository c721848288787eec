import { expect, test } from 'vitest';
import { applyCouponEvent, type CouponEvent, couponEvents, couponStates } from './coupon.ts';

/** state, held, expired → event → outcome; what is not listed is refused. */
const decided: Record<string, Partial<Record<CouponEvent, string>>> = {
  'valid free fresh': { hold: 'valid held', expire: 'invalid free' },
  'valid free expired': { expire: 'invalid free' },
  'valid held fresh': { release: 'valid free', use: 'used free' },
  'valid held expired': { release: 'invalid free', use: 'used free' },
  'used free fresh': { give_back: 'valid free' },
  'used free expired': { give_back: 'invalid free' },
};

test('a coupon does what rules coupon-2 and coupon-3 say in every state and nothing else', () => {
  for (const state of couponStates)
    for (const isHeld of state === 'valid' ? [false, true] : [false])
      for (const isExpired of [false, true])
        for (const event of couponEvents) {
          const from = `${state} ${isHeld ? 'held' : 'free'} ${isExpired ? 'expired' : 'fresh'}`;
          const moved = applyCouponEvent({ state, isHeld, isExpired }, event);
          const outcome = moved.ok ? `${moved.value.state} ${moved.value.isHeld ? 'held' : 'free'}` : 'refused';
          expect(`${from}, ${event}: ${outcome}`).toBe(`${from}, ${event}: ${decided[from]?.[event] ?? 'refused'}`);
        }
});

test.each([
  [{ state: 'used', isHeld: false, isExpired: false }, 'hold', 'coupon_used'],
  [{ state: 'invalid', isHeld: false, isExpired: true }, 'hold', 'coupon_invalid'],
  [{ state: 'valid', isHeld: true, isExpired: false }, 'hold', 'coupon_held'],
  [{ state: 'valid', isHeld: false, isExpired: true }, 'hold', 'coupon_expired'],
  [{ state: 'valid', isHeld: false, isExpired: false }, 'use', 'coupon_not_held'],
  [{ state: 'valid', isHeld: false, isExpired: false }, 'release', 'coupon_not_held'],
  [{ state: 'valid', isHeld: true, isExpired: true }, 'expire', 'coupon_held'],
  [{ state: 'valid', isHeld: false, isExpired: false }, 'give_back', 'coupon_not_used'],
] as const)('a coupon %j refuses to %s because of %s', (coupon, event, reason) => {
  expect(applyCouponEvent(coupon, event)).toEqual({ ok: false, reason });
});
