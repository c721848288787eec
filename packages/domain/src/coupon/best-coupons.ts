import { type Fen, zeroFen } from '../fen.ts';
import type { OrderType } from '../ordering/index.ts';
import type { CouponGroup, CouponState } from './coupon.ts';

/** The facts that decide whether a coupon fits an order, and its worth. */
export type MemberCoupon = {
  readonly id: number;
  readonly group: CouponGroup;
  readonly state: CouponState;
  readonly heldBy: number | null;
  readonly threshold: Fen;
  readonly reduction: Fen;
  readonly rebatePercent: number | null;
  readonly maxRebate: Fen | null;
  /** Null: every shop. */
  readonly shopId: number | null;
  readonly types: readonly OrderType[];
  readonly validFrom: Date;
  readonly validUntil: Date;
};

export type CouponOrder = {
  /** Null for a set meal without a chosen restaurant. Only coupons of every shop fit it. */
  readonly shopId: number | null;
  readonly type: OrderType;
  /** Thresholds apply to this amount (rule coupon-5). */
  readonly afterFullReduction: Fen;
  readonly deliveryFee: Fen;
  readonly now: Date;
};

/** `worth`: reduction of this order. 0 for a rebate card, which pays later, and if it does not fit. */
export type EvaluatedCoupon = { readonly id: number; readonly worth: Fen; readonly fits: boolean };

export type BestCoupons = {
  readonly coupons: readonly EvaluatedCoupon[];
  /** At most one shop coupon and one delivery coupon per order (rule coupon-4), and a rebate card. */
  readonly shop: number | null;
  readonly delivery: number | null;
  readonly rebate: number | null;
};

/**
 * The worth of each coupon, and the coupons to offer: the highest of each group, or of equal ones the one that ends
 * first. Groups do not affect each other, so each is chosen separately.
 */
export function bestCoupons(coupons: readonly MemberCoupon[], order: CouponOrder): BestCoupons {
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

function judged(coupon: MemberCoupon, order: CouponOrder): EvaluatedCoupon {
  const fits = fitsOrder(coupon, order);
  return { id: coupon.id, worth: fits ? worthOf(coupon, order) : zeroFen, fits };
}

/** A coupon without any reduction does not fit, because it would be wasted. */
const fitsOrder = (coupon: MemberCoupon, order: CouponOrder): boolean =>
  coupon.state === 'valid' &&
  coupon.heldBy === null &&
  coupon.validFrom <= order.now &&
  order.now <= coupon.validUntil &&
  (coupon.shopId === null || coupon.shopId === order.shopId) &&
  coupon.types.includes(order.type) &&
  coupon.threshold <= order.afterFullReduction &&
  (coupon.group === 'rebate' || worthOf(coupon, order) > 0);

function worthOf({ group, reduction }: MemberCoupon, { afterFullReduction, deliveryFee }: CouponOrder): Fen {
  if (group === 'shop') return atMost(reduction, afterFullReduction);
  return group === 'delivery' ? atMost(reduction, deliveryFee) : zeroFen;
}

const byGain = (order: CouponOrder) => (one: MemberCoupon, other: MemberCoupon) =>
  worthOf(other, order) - worthOf(one, order) ||
  (other.rebatePercent ?? 0) - (one.rebatePercent ?? 0) ||
  one.validUntil.getTime() - other.validUntil.getTime() ||
  one.id - other.id;

const atMost = (amount: Fen, limit: Fen): Fen => (amount < limit ? amount : limit);
