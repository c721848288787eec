import type { Executor, Tx } from '../../platform/database/database.ts';
import { holdAvailableCoupons } from './coupon-transitions.store.ts';
import { couponsById, type OwnCoupon } from './own-coupon.store.ts';

type Holding = 'held' | 'coupon_used' | 'coupon_held' | 'coupon_expired' | 'coupon_not_found';

type Request = {
  readonly orderId: number;
  readonly memberId: number;
  readonly couponIds: readonly number[];
  readonly at: Date;
};

/**
 * Holds coupons for an order that is being placed. On any result except `held` the caller must roll back, because some
 * coupons may be held already.
 */
export async function holdCoupons(tx: Tx, request: Request): Promise<Holding> {
  if (request.couponIds.length === 0) return 'held';
  const held = await holdAvailableCoupons(tx, request);
  return held === request.couponIds.length ? 'held' : holdRefusal(await couponsById(tx, request.couponIds), request);
}

function holdRefusal(coupons: readonly OwnCoupon[], { orderId, memberId, couponIds, at }: Request): Holding {
  const reasons = couponIds.map((couponId): Holding => {
    const coupon = coupons.find(({ id }) => id === couponId);
    if (coupon?.memberId === memberId && coupon.heldBy !== null)
      return coupon.heldBy === orderId ? 'held' : 'coupon_held';
    return whyNotFree(coupon, { memberId, at });
  });
  return reasons.find((reason) => reason !== 'held') ?? 'coupon_not_found';
}

export async function whyNotUsable(
  executor: Executor,
  { memberId, couponId, at }: { readonly memberId: number; readonly couponId: number; readonly at: Date },
): Promise<'coupon_used' | 'coupon_expired' | 'coupon_not_found'> {
  const [coupon] = await couponsById(executor, [couponId]);
  return whyNotFree(coupon, { memberId, at });
}

function whyNotFree(
  coupon: OwnCoupon | undefined,
  { memberId, at }: { readonly memberId: number; readonly at: Date },
): 'coupon_used' | 'coupon_expired' | 'coupon_not_found' {
  if (coupon?.memberId !== memberId) return 'coupon_not_found';
  if (coupon.state === 'used') return 'coupon_used';
  return coupon.state === 'invalid' || coupon.validUntil < at ? 'coupon_expired' : 'coupon_not_found';
}
