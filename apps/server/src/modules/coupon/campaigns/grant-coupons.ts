import { calls } from '@chifan/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { type CampaignRow, campaignById, returnToBudget } from '../campaign.store.ts';
import { type CouponDependencies, issueCoupon } from '../issue-coupon.ts';
import { membersByEmail } from './campaign-edit.store.ts';

type Grant = { readonly campaignId: number; readonly emails: readonly string[] };
type Granted = { readonly granted: number; readonly missed: string[] };

/**
 * Grants coupons to members by e-mail address. `missed` lists addresses that are unknown or whose member has reached
 * the limit. If the call is refused, such as for an exhausted budget, no coupon is granted.
 */
export const grantCoupons = (
  platform: Platform,
  links: CouponDependencies,
  input: Grant,
  context: StaffContext,
): Promise<Answer<Granted>> =>
  runIdempotently(platform.database, context, calls.grantCoupons.path, input, async (tx) => {
    const campaign = await campaignById(tx, input.campaignId);
    if (!campaign) return refused('campaign_not_found');
    if (campaign.channel !== 'granted') return refused('campaign_invalid', { problem: 'not_granted' });
    return grantTo(platform, tx, links, { campaign, emails: input.emails, at: context.now });
  });

type GrantTo = { readonly campaign: CampaignRow; readonly emails: readonly string[]; readonly at: Date };

async function grantTo(
  { events }: Platform,
  tx: Tx,
  links: CouponDependencies,
  { campaign, emails, at }: GrantTo,
): Promise<Answer<Granted>> {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))];
  const members = await membersByEmail(tx, wanted);
  const missed: string[] = [];
  for (const email of wanted) {
    const memberId = members.get(email);
    if (memberId === undefined) missed.push(email);
    else {
      const issued = await issueCoupon(tx, links, { campaign, memberId, event: 'grant', purchaseId: null, at });
      if (!issued.ok && issued.reason !== 'coupon_limit_reached') return issued;
      if (issued.ok) await events.publish(tx, 'coupon.granted', { couponId: issued.value }, at);
      else {
        await returnToBudget(tx, campaign.id);
        missed.push(email);
      }
    }
  }
  return { ok: true, value: { granted: wanted.length - missed.length, missed } };
}
