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

/** Null where it applies. Thresholds apply to goods after the full reduction (rule coupon-5). */
export function whyNot(coupon: QuotedCoupon, order: OrderNow, language: Language): string | null {
  if (coupon.isHeld) return t`Held by another order of yours that is not paid yet.`;
  if (coupon.fits) return null;
  if (new Date(coupon.validFrom) > order.now) return t`Not valid yet.`;
  // A set meal is paid before its restaurant is chosen.
  if (order.isSetMeal && coupon.shop !== null) return t`Only for dishes of one restaurant.`;
  if (!coupon.types.includes(order.type)) return t`Not for this way of ordering.`;
  const missing = missingGoods(coupon, order);
  if (missing > 0) {
    const sum = formatFen(missing, language);
    return order.isSetMeal ? t`Another ${sum} is missing for it.` : t`Add dishes for another ${sum}.`;
  }
  return t`It would take nothing off this order.`;
}

const missingGoods = ({ threshold }: QuotedCoupon, { receipt }: OrderNow): Fen =>
  fen(Math.max(0, threshold - (receipt.goods - receipt.fullReduction)));
