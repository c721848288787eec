import type { CouponCard } from '@chifan/contract/coupon/views';
import type { Language, PartlyTranslated } from '@chifan/domain';
import { couponRefundEnd } from '@chifan/domain/coupon';
import { localText } from '../catalogue/index.ts';
import type { OwnCoupon } from './own-coupon.store.ts';

export const couponCards = (coupons: readonly OwnCoupon[], language: Language, now: Date): CouponCard[] =>
  coupons.map((coupon) => couponCard(coupon, language, now));

export function couponCard(coupon: OwnCoupon, language: Language, now: Date): CouponCard {
  const isExpired = coupon.state === 'valid' && coupon.heldBy === null && coupon.validUntil < now;
  return {
    id: coupon.id,
    campaignId: coupon.campaignId,
    group: coupon.group,
    name: localText(coupon.name, language),
    threshold: coupon.threshold,
    reduction: coupon.reduction,
    rebatePercent: coupon.rebatePercent,
    maxRebate: coupon.maxRebate,
    shop: shopOf(coupon, language),
    types: [...coupon.types],
    state: isExpired ? 'invalid' : coupon.state,
    isHeld: coupon.heldBy !== null,
    validFrom: coupon.validFrom.toISOString(),
    validUntil: coupon.validUntil.toISOString(),
    usedAt: coupon.usedAt?.toISOString() ?? null,
    usedOrderId: coupon.usedBy,
    refundableUntil: refundableUntil(coupon, now)?.toISOString() ?? null,
    purchaseId: coupon.purchaseId,
  };
}

/** Returns the shop where a campaign's coupons are valid, or null if the coupons are valid everywhere. */
export const shopOf = (
  of: {
    readonly shopId: number | null;
    readonly shopName: PartlyTranslated | null;
    readonly shopNameZh: string | null;
  },
  language: Language,
): CouponCard['shop'] =>
  of.shopId === null || of.shopName === null
    ? null
    : { id: of.shopId, name: localText(of.shopName, language), nameZh: of.shopNameZh ?? '' };

/**
 * Returns the time until which the member can return a bought coupon for a refund (rule coupon-6). Null if the coupon
 * is used or held by an order, or if the time has passed.
 */
function refundableUntil({ purchaseId, state, heldBy, validFrom }: OwnCoupon, now: Date): Date | null {
  if (purchaseId === null || state !== 'valid' || heldBy !== null) return null;
  const end = couponRefundEnd(validFrom);
  return now <= end ? end : null;
}
