import { shanghaiDate, shanghaiDay, shanghaiDayStart } from '../catalogue/index.ts';
import type { Transition, Workflow } from '../workflow.ts';

/** Rule coupon-1. */
export const couponGroups = ['delivery', 'shop', 'double_draw', 'rebate'] as const;
export type CouponGroup = (typeof couponGroups)[number];

/** Rule coupon-2. */
export const couponStates = ['valid', 'used', 'invalid'] as const;
export type CouponState = (typeof couponStates)[number];

/** Rule coupon-2. `release`: an unpaid order ended. `give_back`: a paid order was cancelled or refunded in full. */
export const couponEvents = ['hold', 'release', 'use', 'give_back', 'expire'] as const;
export type CouponEvent = (typeof couponEvents)[number];

/** Position of a coupon for orders. A valid coupon is `held` while an unpaid order uses it, and no other order can. */
export type CouponOrderState = 'free' | 'held' | 'used' | 'invalid';

/** `isExpired`: its valid-to date has passed. */
export type CouponFacts = { readonly state: CouponOrderState; readonly isExpired: boolean };

type CouponTransition = Transition<CouponOrderState, CouponEvent, 'system'> & {
  /** Requires that the coupon has expired, or that it has not. Absent: either. */
  readonly isExpired?: boolean;
};

const actors = ['system'] as const;

/**
 * All transitions. A coupon that was held in time may be used even if it expires during payment, because the guest has
 * seen the price. A returned coupon is valid again unless it has expired (rule coupon-3).
 */
export const couponTransitions = [
  { event: 'hold', from: ['free'], to: 'held', actors, isExpired: false },
  { event: 'release', from: ['held'], to: 'free', actors, isExpired: false },
  { event: 'release', from: ['held'], to: 'invalid', actors, isExpired: true },
  { event: 'use', from: ['held'], to: 'used', actors },
  { event: 'give_back', from: ['used'], to: 'free', actors, isExpired: false },
  { event: 'give_back', from: ['used'], to: 'invalid', actors, isExpired: true },
  { event: 'expire', from: ['free'], to: 'invalid', actors, isExpired: true },
] as const satisfies readonly CouponTransition[];

export const couponWorkflow: Workflow<CouponOrderState, CouponEvent, 'system', CouponFacts, CouponTransition> = {
  events: couponEvents,
  transitions: couponTransitions,
  suits: (row, coupon) => row.isExpired === undefined || row.isExpired === coupon.isExpired,
};

/** Last millisecond of a Shanghai day, `validDays` after it was taken. */
export const couponEnd = (takenAt: Date, validDays: number): Date => endOfDay(shanghaiDay(takenAt) + validDays);

/** Rule coupon-6: refundable until the end of the day of payment. */
export const couponRefundEnd = (paidAt: Date): Date => endOfDay(shanghaiDay(paidAt));

/** Period of a member's limit: "2026-11" (Shanghai) for a monthly limit, otherwise ''. */
export const claimPeriod = (takenAt: Date, limitPer: LimitPeriod): string =>
  limitPer === 'month' ? shanghaiDate(takenAt).slice(0, 7) : '';

export const limitPeriods = ['campaign', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const endOfDay = (day: number): Date => new Date(shanghaiDayStart(day + 1).getTime() - 1);
