import { type Fen, zeroFen } from '../fen.ts';
import type { OrderType } from '../ordering/index.ts';
import type { CouponGroup, CouponState } from './coupon.ts';

/** The properties of a member's coupon that decide whether an order can use it and how much it deducts. */
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

/** Whether a coupon applies to an order. A coupon without a reduction does not apply, because the guest would waste it. */
export const fitsOrder = (coupon: MemberCoupon, order: CouponOrder): boolean =>
  coupon.state === 'valid' &&
  coupon.heldBy === null &&
  coupon.validFrom <= order.now &&
  order.now <= coupon.validUntil &&
  (coupon.shopId === null || coupon.shopId === order.shopId) &&
  coupon.types.includes(order.type) &&
  coupon.threshold <= order.afterFullReduction &&
  (coupon.group === 'rebate' || worthOf(coupon, order) > 0);

/** The amount by which the coupon reduces the order. 0 for a rebate card. */
export function worthOf({ group, reduction }: MemberCoupon, { afterFullReduction, deliveryFee }: CouponOrder): Fen {
  if (group === 'shop') return atMost(reduction, afterFullReduction);
  return group === 'delivery' ? atMost(reduction, deliveryFee) : zeroFen;
}

const atMost = (amount: Fen, limit: Fen): Fen => (amount < limit ? amount : limit);
