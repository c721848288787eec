import type { Executor, Tx } from '../../platform/database/database.ts';
import { freeHeld, holdFree, restoreUsed, spendHeld } from './coupon-moves.store.ts';
import { couponsById, couponsOfOrder, type OwnCoupon } from './own-coupon.store.ts';

type Holding = 'held' | 'coupon_used' | 'coupon_held' | 'coupon_expired' | 'coupon_not_found';

type Request = {
  readonly orderId: number;
  readonly memberId: number;
  readonly couponIds: readonly number[];
  readonly at: Date;
};

/** Keeps coupons for an order that is being placed. Anything but `held`: the caller rolls back, for some may be held. */
export async function holdCoupons(tx: Tx, request: Request): Promise<Holding> {
  if (request.couponIds.length === 0) return 'held';
  const held = await holdFree(tx, request);
  return held === request.couponIds.length ? 'held' : whyNot(await couponsById(tx, request.couponIds), request);
}

function whyNot(coupons: readonly OwnCoupon[], { orderId, memberId, couponIds, at }: Request): Holding {
  const reasons = couponIds.map((couponId): Holding => {
    const coupon = coupons.find(({ id }) => id === couponId);
    if (!coupon || coupon.memberId !== memberId) return 'coupon_not_found';
    if (coupon.heldBy === orderId) return 'held';
    if (coupon.heldBy !== null) return 'coupon_held';
    if (coupon.state === 'used') return 'coupon_used';
    return coupon.state === 'invalid' || coupon.validUntil < at ? 'coupon_expired' : 'coupon_not_found';
  });
  return reasons.find((reason) => reason !== 'held') ?? 'coupon_not_found';
}

export async function whyNotUsable(
  executor: Executor,
  { memberId, couponId, at }: { readonly memberId: number; readonly couponId: number; readonly at: Date },
): Promise<'coupon_used' | 'coupon_expired' | 'coupon_not_found'> {
  const coupon = (await couponsById(executor, [couponId])).find((one) => one.memberId === memberId);
  if (coupon === undefined) return 'coupon_not_found';
  if (coupon.state === 'used') return 'coupon_used';
  return coupon.state === 'invalid' || coupon.validUntil < at ? 'coupon_expired' : 'coupon_not_found';
}

type OfOrder = { readonly orderId: number; readonly at: Date };

export const spendCoupons = (tx: Tx, order: OfOrder): Promise<void> => spendHeld(tx, order);

export const releaseCoupons = (tx: Tx, order: OfOrder): Promise<void> => freeHeld(tx, order);

/** A paid order was cancelled or refunded in full (rule coupon-3): valid again, or invalid if its time has passed. */
export const giveCouponsBack = (tx: Tx, order: OfOrder): Promise<void> => restoreUsed(tx, order);

/** What the rebate card of an order gives back once it is completed, or null where the order has none. */
export async function rebateOfOrder(
  executor: Executor,
  orderId: number,
): Promise<{ readonly percent: number; readonly most: number | null } | null> {
  const card = (await couponsOfOrder(executor, orderId)).find(
    ({ group, state }) => group === 'rebate' && state === 'used',
  );
  return card && card.rebatePercent !== null ? { percent: card.rebatePercent, most: card.maxRebate } : null;
}
