import { couponEnd } from '@chifan/domain/coupon';
import type { Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import { campaignForGuest, returnToBudget } from './campaign.store.ts';
import { activateCoupon, cancelReservedCoupon, revokeUnusedCoupon } from './issue.store.ts';
import { type CouponDependencies, issueCoupon } from './issue-coupon.ts';
import { validDaysOf } from './own-coupon.store.ts';

type Reservation = {
  readonly memberId: number;
  readonly campaignId: number;
  readonly purchaseId: number;
  readonly at: Date;
};

/**
 * Reserves a coupon for a purchase. The coupon counts against the budget at once and becomes valid after payment. The
 * caller must roll back after a refusal.
 */
export async function reserveBoughtCoupon(
  tx: Tx,
  links: CouponDependencies,
  { memberId, campaignId, purchaseId, at }: Reservation,
): Promise<Answer<{ readonly couponId: number; readonly price: number }>> {
  const campaign = await campaignForGuest(tx, campaignId);
  if (!campaign || campaign.price === null) return refused('campaign_not_found');
  const issued = await issueCoupon(tx, links, { campaign, memberId, event: 'reserve', purchaseId, at });
  return issued.ok ? { ok: true, value: { couponId: issued.value, price: campaign.price } } : issued;
}

type OfCoupon = { readonly couponId: number; readonly at: Date };

/** Makes a bought coupon valid after its purchase was paid. Idempotent. */
export async function issueBoughtCoupon(tx: Tx, { couponId, at }: OfCoupon): Promise<void> {
  const validDays = await validDaysOf(tx, couponId);
  if (validDays === undefined) throw new Error(`there is no coupon ${couponId}`);
  await activateCoupon(tx, { couponId, validUntil: couponEnd(at, validDays), at });
}

export async function cancelBoughtCoupon(tx: Tx, coupon: OfCoupon): Promise<void> {
  const campaignId = await cancelReservedCoupon(tx, coupon);
  if (campaignId !== undefined) await returnToBudget(tx, campaignId);
}

/**
 * Revokes a bought coupon before its price is refunded. @returns false if the coupon is used, held by an order, expired
 * or already revoked.
 */
export async function revokeBoughtCoupon(tx: Tx, coupon: OfCoupon): Promise<boolean> {
  const campaignId = await revokeUnusedCoupon(tx, coupon);
  if (campaignId !== undefined) await returnToBudget(tx, campaignId);
  return campaignId !== undefined;
}
