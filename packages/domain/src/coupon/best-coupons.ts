import { type Fen, zeroFen } from '../fen.ts';
import type { OrderType } from '../ordering/index.ts';
import type { CouponGroup, CouponState } from './coupon.ts';

/** The properties of a member's coupon that decide whether it applies to an order, and its reduction. */
export type MemberCoupon = {
  readonly id: number;
  readonly group: CouponGroup;
  readonly state: CouponState;
  readonly heldBy: number | null;
  readonly threshold: Fen;
  readonly reduction: Fen;
  readonly rebatePercent: number | null;
  readonly maxRebate: Fen | null;
  /** Null if the coupon applies to every shop. */
  readonly shopId: number | null;
  readonly types: readonly OrderType[];
  readonly validFrom: Date;
  readonly validUntil: Date;
};

export type CouponOrder = {
  /** Null for a set meal without a chosen restaurant. Only coupons for every shop apply to such an order. */
  readonly shopId: number | null;
  readonly type: OrderType;
  /**
   * The price of the dishes after the full reduction, with which a coupon's minimum amount is compared (rule coupon-5).
   */
  readonly afterFullReduction: Fen;
  readonly deliveryFee: Fen;
  readonly now: Date;
};

/**
 * `worth` is the amount by which the coupon reduces the order. `worth` is 0 if the coupon does not apply (`fits`), and
 * for a rebate card, which pays later.
 */
export type EvaluatedCoupon = { readonly id: number; readonly worth: Fen; readonly fits: boolean };

export type BestCoupons = {
  readonly coupons: readonly EvaluatedCoupon[];
  /**
   * Ids of the coupons to select: at most one shop coupon and one delivery coupon per order (rule coupon-4), and one
   * rebate card.
   */
  readonly shop: number | null;
  readonly delivery: number | null;
  readonly rebate: number | null;
};

/**
 * Evaluates each coupon for the order, and selects the coupon with the highest reduction in each group. If several are
 * equal, selects the coupon that ends first. Groups do not affect each other, so the function selects in each group
 * separately.
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

/** A coupon without a reduction does not apply, because the guest would waste it. */
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
