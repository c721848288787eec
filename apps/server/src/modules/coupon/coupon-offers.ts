import type { CouponOffer } from '@chifan/contract/coupon';
import { claimPeriod, mostCoupons } from '@chifan/domain/coupon';
import { type MemberLevel, memberLevels, reachesLevel } from '@chifan/domain/member';
import type { Answer } from '../../platform/http/answers.ts';
import type { Context } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { localText } from '../catalogue/index.ts';
import { type CampaignRow, openOffers, takenOf } from './campaign.store.ts';
import { shopOf } from './coupon-card.ts';
import type { CouponLinks } from './issue-coupon.ts';

/** What can be taken or bought now, with how many the caller may still have. */
export async function couponOffers(
  { database: { read } }: Platform,
  { levelOf }: CouponLinks,
  { shopId }: { readonly shopId?: number | undefined },
  { caller, language, now }: Context,
): Promise<Answer<CouponOffer[]>> {
  const campaigns = await openOffers(read, { shopId, now });
  if (caller.role !== 'member') return { ok: true, value: campaigns.map((campaign) => offerOf(campaign, language, 0)) };
  const periods = campaigns.map(({ id, limitPer }) => ({ campaignId: id, period: claimPeriod(now, limitPer) }));
  const taken = await takenOf(read, caller.id, periods);
  const asksForLevel = campaigns.some(({ minimumLevel }) => minimumLevel !== null);
  const level = asksForLevel ? await levelOf(read, caller.id) : memberLevels[0];
  const offers = campaigns.map((campaign) =>
    offerOf(campaign, language, mayStillTake(campaign, level, taken.get(campaign.id) ?? 0)),
  );
  return { ok: true, value: offers };
}

const mayStillTake = (campaign: CampaignRow, level: MemberLevel, taken: number): number =>
  reachesLevel(level, campaign.minimumLevel) ? Math.max(0, mostCoupons(campaign, level) - taken) : 0;

const offerOf = (campaign: CampaignRow, language: Context['language'], mayTake: number): CouponOffer => ({
  campaignId: campaign.id,
  group: campaign.group,
  name: localText(campaign.name, language),
  threshold: campaign.threshold,
  reduction: campaign.reduction,
  rebatePercent: campaign.rebatePercent,
  mostRebate: campaign.mostRebate,
  shop: shopOf(campaign, language),
  types: campaign.types,
  price: campaign.price,
  validDays: campaign.validDays,
  endsAt: campaign.endsAt.toISOString(),
  minimumLevel: campaign.minimumLevel,
  left: campaign.budget === null ? null : campaign.budget - campaign.issued,
  mayTake,
});
