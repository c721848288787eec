import { type Fen, noFen } from '../fen.ts';
import type { OrderType } from '../ordering/index.ts';
import type { CouponGroup, CouponState } from './coupon.ts';

/** What decides whether a coupon may be used for an order, and for how much. */
export type CouponInHand = {
  readonly id: number;
  readonly group: CouponGroup;
  readonly state: CouponState;
  /** The unpaid order that has it. */
  readonly heldBy: number | null;
  readonly threshold: Fen;
  readonly reduction: Fen;
  readonly rebatePercent: number | null;
  readonly maxRebate: Fen | null;
  /** null: good everywhere. */
  readonly shopId: number | null;
  readonly types: readonly OrderType[];
  readonly validFrom: Date;
  readonly validUntil: Date;
};

/** An order as far as coupons look at it. */
export type CouponedOrder = {
  readonly shopId: number;
  readonly type: OrderType;
  /** Thresholds look at this (rule coupon-5). */
  readonly afterFullReduction: Fen;
  readonly deliveryFee: Fen;
  readonly now: Date;
};

/** `worth`: what it takes off this order; 0 for a rebate card, which gives back later, and where it does not fit. */
export type JudgedCoupon = { readonly id: number; readonly worth: Fen; readonly fits: boolean };

export type BestCoupons = {
  /** One for each coupon, in the order in which they were given. */
  readonly coupons: readonly JudgedCoupon[];
  /** One shop coupon and one delivery coupon an order (rule coupon-4), and the rebate card that goes with it. */
  readonly shop: number | null;
  readonly delivery: number | null;
  readonly rebate: number | null;
};

/**
 * What each coupon is worth for an order, and which to offer: the two that take most off; of several that take as much
 * the one that ends first, so that little is left to expire. Neither changes what the other takes, so each group is
 * chosen by itself.
 */
export function bestCoupons(coupons: readonly CouponInHand[], order: CouponedOrder): BestCoupons {
  const best = (group: CouponGroup) =>
    coupons.filter((coupon) => coupon.group === group && fitsOrder(coupon, order)).toSorted(byGain(order))[0]?.id ??
    null;
  return {
    coupons: coupons.map((coupon) => judged(coupon, order)),
    shop: best('shop'),
    delivery: best('delivery'),
    rebate: best('rebate'),
  };
}

function judged(coupon: CouponInHand, order: CouponedOrder): JudgedCoupon {
  const fits = fitsOrder(coupon, order);
  return { id: coupon.id, worth: fits ? worthOf(coupon, order) : noFen, fits };
}

/** A coupon that would take nothing does not fit: it would be used up for nothing. */
const fitsOrder = (coupon: CouponInHand, order: CouponedOrder): boolean =>
  coupon.state === 'valid' &&
  coupon.heldBy === null &&
  coupon.validFrom <= order.now &&
  order.now <= coupon.validUntil &&
  (coupon.shopId === null || coupon.shopId === order.shopId) &&
  coupon.types.includes(order.type) &&
  coupon.threshold <= order.afterFullReduction &&
  (coupon.group === 'rebate' || worthOf(coupon, order) > 0);

function worthOf({ group, reduction }: CouponInHand, { afterFullReduction, deliveryFee }: CouponedOrder): Fen {
  if (group === 'shop') return atMost(reduction, afterFullReduction);
  return group === 'delivery' ? atMost(reduction, deliveryFee) : noFen;
}

const byGain = (order: CouponedOrder) => (one: CouponInHand, other: CouponInHand) =>
  worthOf(other, order) - worthOf(one, order) ||
  (other.rebatePercent ?? 0) - (one.rebatePercent ?? 0) ||
  one.validUntil.getTime() - other.validUntil.getTime() ||
  one.id - other.id;

const atMost = (amount: Fen, limit: Fen): Fen => (amount < limit ? amount : limit);
