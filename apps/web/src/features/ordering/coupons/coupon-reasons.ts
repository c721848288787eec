import type { Fen, Language } from '@chifan/domain';
import { fen, formatFen } from '@chifan/domain';
import type { OrderType } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import type { Quote } from '../../../data/ordering.ts';

export type QuotedCoupon = Quote['coupons'][number];

export type OrderNow = {
  readonly receipt: Quote['receipt'];
  readonly type: OrderType;
  readonly isSetMeal?: boolean;
  readonly now: Date;
};

/**
 * Why a coupon cannot be used, or null if it can be used. The coupon’s threshold is compared with the price of the
 * dishes after the shop’s full reduction, a discount for a minimum order (rule coupon-5).
 */
export function couponRefusalText(coupon: QuotedCoupon, order: OrderNow, language: Language): string | null {
  if (coupon.isHeld) return t`In use by another unpaid order.`;
  if (coupon.fits) return null;
  if (new Date(coupon.validFrom) > order.now) return t`Not valid yet.`;
  // A set meal is paid before its restaurant is chosen, so a coupon of one shop cannot be used.
  if (order.isSetMeal && coupon.shop !== null) return t`Only for dishes from one restaurant.`;
  if (!coupon.types.includes(order.type)) return t`Not valid for this type of order.`;
  const missing = missingGoods(coupon, order);
  if (missing > 0) {
    const sum = formatFen(missing, language);
    return t`Add ${sum} more to use it.`;
  }
  return t`No discount on this order.`;
}

const missingGoods = ({ threshold }: QuotedCoupon, { receipt }: OrderNow): Fen =>
  fen(Math.max(0, threshold - (receipt.goods - receipt.fullReduction)));
