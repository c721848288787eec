import { calls } from '@chifan/contract';
import type { CouponCard } from '@chifan/contract/coupon/views';
import type { Executor } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { MemberContext } from '../../platform/http/handlers.ts';
import { runIdempotently } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/module.ts';
import { type CampaignRow, campaignByCode, campaignForGuest } from './campaign.store.ts';
import { couponCard } from './coupon-card.ts';
import { type CouponDependencies, issueCoupon } from './issue-coupon.ts';
import { couponsById } from './own-coupon.store.ts';

type Claim = { readonly campaignId?: number | undefined; readonly code?: string | undefined };
export const claimCoupon = (
  platform: Platform,
  links: CouponDependencies,
  claim: Claim,
  context: MemberContext,
): Promise<Answer<CouponCard>> =>
  runIdempotently(platform.database, context, calls.claimCoupon.path, claim, async (tx) => {
    const { caller, language, now } = context;
    const found = await campaignOf(tx, claim);
    if (!found.ok) return found;
    const issued = await issueCoupon(tx, links, {
      campaign: found.value,
      memberId: caller.id,
      event: 'claim',
      purchaseId: null,
      at: now,
    });
    if (!issued.ok) return issued;
    const [coupon] = await couponsById(tx, [issued.value]);
    if (!coupon) throw new Error(`coupon ${issued.value} was not issued`);
    return { ok: true, value: couponCard(coupon, language, now) };
  });

/** Finds the campaign of a claim. A campaign with a coupon code can be claimed only by this code. */
async function campaignOf(executor: Executor, { campaignId, code }: Claim): Promise<Answer<CampaignRow>> {
  if (code !== undefined) {
    const campaign = await campaignByCode(executor, code);
    return campaign ? { ok: true, value: campaign } : refused('coupon_code_unknown');
  }
  const campaign = campaignId === undefined ? undefined : await campaignForGuest(executor, campaignId);
  if (!campaign || campaign.channel !== 'claim' || campaign.code !== null) return refused('campaign_not_found');
  return { ok: true, value: campaign };
}
