import { shanghaiDate, shanghaiDay, shanghaiDayStart } from '../catalogue/index.ts';
import { failure, type Result, success } from '../result.ts';

/** Rule coupon-1. */
export const couponGroups = ['delivery', 'shop', 'double_draw', 'rebate'] as const;
export type CouponGroup = (typeof couponGroups)[number];

/** Rule coupon-2. */
export const couponStates = ['valid', 'used', 'invalid'] as const;
export type CouponState = (typeof couponStates)[number];

/** Rule coupon-2: `release` when an unpaid order ends, `give_back` when a paid one is cancelled or refunded in full. */
export const couponEvents = ['hold', 'release', 'use', 'give_back', 'expire'] as const;
export type CouponEvent = (typeof couponEvents)[number];

export type CouponFacts = {
  readonly state: CouponState;
  /** Held by an unpaid order: still valid, but not usable for another. */
  readonly isHeld: boolean;
  readonly isExpired: boolean;
};

export type CouponMove = Pick<CouponFacts, 'state' | 'isHeld'>;

export type CouponFailure =
  | 'coupon_used'
  | 'coupon_invalid'
  | 'coupon_held'
  | 'coupon_expired'
  | 'coupon_not_held'
  | 'coupon_not_used';

/**
 * The new state, or why the event is refused. A coupon held in time may be used although it expired during the payment:
 * the guest has seen the price.
 */
export function applyCouponEvent(coupon: CouponFacts, event: CouponEvent): Result<CouponMove, CouponFailure> {
  if (event === 'give_back') return coupon.state === 'used' ? success(free(coupon)) : failure('coupon_not_used');
  if (coupon.state === 'used') return failure('coupon_used');
  if (coupon.state === 'invalid') return failure('coupon_invalid');
  return applyToValid(coupon, event);
}

function applyToValid(
  coupon: CouponFacts,
  event: Exclude<CouponEvent, 'give_back'>,
): Result<CouponMove, CouponFailure> {
  switch (event) {
    case 'hold':
      if (coupon.isHeld) return failure('coupon_held');
      return coupon.isExpired ? failure('coupon_expired') : success({ state: 'valid', isHeld: true });
    case 'release':
      return coupon.isHeld ? success(free(coupon)) : failure('coupon_not_held');
    case 'use':
      return coupon.isHeld ? success({ state: 'used', isHeld: false }) : failure('coupon_not_held');
    case 'expire':
      return coupon.isHeld ? failure('coupon_held') : success({ state: 'invalid', isHeld: false });
  }
}

/** Rule coupon-3: valid again if not expired, else invalid. */
const free = ({ isExpired }: CouponFacts): CouponMove => ({ state: isExpired ? 'invalid' : 'valid', isHeld: false });

/** Last millisecond of a Shanghai day, `validDays` after it was taken. */
export const couponEnd = (takenAt: Date, validDays: number): Date => endOfDay(shanghaiDay(takenAt) + validDays);

/** Rule coupon-6: refundable until the end of the day on which it was paid. */
export const giveBackEnd = (paidAt: Date): Date => endOfDay(shanghaiDay(paidAt));

/** Period of a member's limit: "2026-11" (Shanghai) where it is monthly, else ''. */
export const claimPeriod = (takenAt: Date, limitPer: LimitPeriod): string =>
  limitPer === 'month' ? shanghaiDate(takenAt).slice(0, 7) : '';

export const limitPeriods = ['campaign', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const endOfDay = (day: number): Date => new Date(shanghaiDayStart(day + 1).getTime() - 1);
