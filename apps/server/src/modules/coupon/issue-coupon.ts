import { claimPeriod, couponEnd, maxCoupons } from '@chifan/domain/coupon';
import { type MemberLevel, memberLevels, reachesLevel } from '@chifan/domain/member';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import { type CampaignRow, campaignById, takeFromBudget } from './campaign.store.ts';
import { insertCoupon, type NewCoupon } from './issue.store.ts';

export type CouponDependencies = { readonly levelOf: (executor: Executor, memberId: number) => Promise<MemberLevel> };

type Issue = {
  readonly campaign: CampaignRow;
  readonly memberId: number;
  readonly event: NewCoupon['event'];
  readonly purchaseId: number | null;
  readonly at: Date;
};

/**
 * Issues a coupon if the campaign's time, its budget and the member's limit allow this. A refusal may leave the budget
 * reduced, so the caller must roll back.
 */
export async function issueCoupon(tx: Tx, { levelOf }: CouponDependencies, issue: Issue): Promise<Answer<number>> {
  const { campaign, memberId, event, purchaseId, at } = issue;
  const level = await levelForCampaign(tx, levelOf, campaign, memberId);
  // The platform may grant a coupon to a member of any level.
  if (event !== 'grant' && !reachesLevel(level, campaign.minimumLevel)) return refused('level_too_low');
  if (!(await takeFromBudget(tx, campaign.id, at))) return refused(await issueRefusal(tx, campaign.id, at));
  const couponId = await insertCoupon(tx, {
    campaignId: campaign.id,
    memberId,
    period: claimPeriod(at, campaign.limitPer),
    most: maxCoupons(campaign, level),
    event,
    validUntil: event === 'reserve' ? null : couponEnd(at, campaign.validDays),
    purchaseId,
    at,
  });
  return couponId === undefined ? refused('coupon_limit_reached') : { ok: true, value: couponId };
}

/**
 * Returns the member level, which depends on a sum over all orders. If the campaign requires no level, returns the
 * lowest level without a query.
 */
export const levelForCampaign = (
  executor: Executor,
  levelOf: CouponDependencies['levelOf'],
  campaign: Pick<CampaignRow, 'minimumLevel'>,
  memberId: number,
): Promise<MemberLevel> =>
  campaign.minimumLevel === null ? Promise.resolve(memberLevels[0]) : levelOf(executor, memberId);

async function issueRefusal(tx: Tx, campaignId: number, at: Date) {
  const campaign = await campaignById(tx, campaignId);
  if (!campaign || campaign.startsAt > at) return 'campaign_not_found';
  return campaign.endedAt !== null || campaign.endsAt <= at ? 'campaign_over' : 'campaign_used_up';
}
