import { type Fen, zeroFen } from '../fen.ts';
import type { CouponGroup } from './coupon.ts';
import { type CouponOrder, fitsOrder, type MemberCoupon, worthOf } from './coupon-fits-order.ts';

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

const byGain = (order: CouponOrder) => (one: MemberCoupon, other: MemberCoupon) =>
  worthOf(other, order) - worthOf(one, order) ||
  (other.rebatePercent ?? 0) - (one.rebatePercent ?? 0) ||
  one.validUntil.getTime() - other.validUntil.getTime() ||
  one.id - other.id;
