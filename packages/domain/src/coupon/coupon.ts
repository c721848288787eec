import { shanghaiDate, shanghaiDay, shanghaiDayStart } from '../shanghai-time.ts';
import type { Transition, Workflow } from '../workflow.ts';

/**
 * Groups of coupons (rule coupon-1). `double_draw` doubles a prize draw, and `rebate` returns a percentage of the
 * payment.
 */
export const couponGroups = ['delivery', 'shop', 'double_draw', 'rebate'] as const;
export type CouponGroup = (typeof couponGroups)[number];

/** States of a coupon (rule coupon-2). */
export const couponStates = ['valid', 'used', 'invalid'] as const;
export type CouponState = (typeof couponStates)[number];

/**
 * Events of a coupon (rule coupon-2). `release`: the unpaid order that held the coupon ended. `give_back`: the paid
 * order that used the coupon was cancelled or refunded in full.
 */
export const couponEvents = ['hold', 'release', 'use', 'give_back', 'expire'] as const;
export type CouponEvent = (typeof couponEvents)[number];

/**
 * State of a coupon including its hold. A valid coupon is `held` while an unpaid order uses it, so that no second order
 * can use it.
 */
export type CouponOrderState = 'free' | 'held' | 'used' | 'invalid';

/** `isExpired` is true if the coupon's last day has passed. */
export type CouponFacts = { readonly state: CouponOrderState; readonly isExpired: boolean };

type CouponTransition = Transition<CouponOrderState, CouponEvent, 'system'> & {
  /**
   * True: the row applies only to an expired coupon. False: only to a coupon that has not expired. Absent: to every
   * coupon.
   */
  readonly isExpired?: boolean;
};

const actors = ['system'] as const;

/**
 * All transitions of a coupon. A held coupon may be used even if it expires during payment, because the guest has seen
 * the price. A returned coupon is valid again unless it has expired (rule coupon-3).
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

/** Last millisecond of the day in Shanghai that is `validDays` days after the member took the coupon. */
export const couponEnd = (takenAt: Date, validDays: number): Date => endOfDay(shanghaiDay(takenAt) + validDays);

/** Rule coupon-6: a guest may return a bought coupon until the end of the day of payment. */
export const couponRefundEnd = (paidAt: Date): Date => endOfDay(shanghaiDay(paidAt));

/**
 * The period for which a member's coupon limit applies: the month in Shanghai, such as "2026-11", or '' for a limit per
 * campaign.
 */
export const claimPeriod = (takenAt: Date, limitPer: LimitPeriod): string =>
  limitPer === 'month' ? shanghaiDate(takenAt).slice(0, 7) : '';

export const limitPeriods = ['campaign', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const endOfDay = (day: number): Date => new Date(shanghaiDayStart(day + 1).getTime() - 1);
