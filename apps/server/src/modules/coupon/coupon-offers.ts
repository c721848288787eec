import type { Calls } from '@chifan/contract';
import type { CouponOffer } from '@chifan/contract/coupon/views';
import { type CouponGroup, type CouponState, claimPeriod, maxCoupons } from '@chifan/domain/coupon';
import { memberLevels, reachesLevel } from '@chifan/domain/member';
import type { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import type { Answer } from '../../platform/http/call-result.ts';
import type { Context, MemberContext } from '../../platform/http/handlers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { localText } from '../catalogue/index.ts';
import { type CampaignRow, issuedCountsOf, openOffers } from './campaign.store.ts';
import { couponCards, shopOf } from './coupon-card.ts';
import type { CouponDependencies } from './issue-coupon.ts';
import { countCoupons, listedCoupons } from './own-coupon.store.ts';

export async function couponOffers(
  { database: { read } }: Platform,
  links: CouponDependencies,
  { shopId }: { readonly shopId?: number | undefined },
  { caller, language, now }: Context,
): Promise<Answer<CouponOffer[]>> {
  const campaigns = await openOffers(read, { shopId, now });
  const inHand = caller.role === 'member' ? await inHandOf(read, links, caller.id, campaigns, now) : undefined;
  const offers = campaigns.map((campaign) =>
    offerOf(campaign, language, inHand?.(campaign) ?? { taken: 0, mayTake: 0 }),
  );
  return { ok: true, value: offers };
}

type InHand = Pick<CouponOffer, 'taken' | 'mayTake'>;

async function inHandOf(
  executor: Executor,
  { levelOf }: CouponDependencies,
  memberId: number,
  campaigns: readonly CampaignRow[],
  now: Date,
): Promise<(campaign: CampaignRow) => InHand> {
  const periods = campaigns.map(({ id, limitPer }) => ({ campaignId: id, period: claimPeriod(now, limitPer) }));
  const counts = await issuedCountsOf(executor, memberId, periods);
  // The member level depends on a sum over all orders, so compute it only if a campaign requires a level.
  const asksForLevel = campaigns.some(({ minimumLevel }) => minimumLevel !== null);
  const level = asksForLevel ? await levelOf(executor, memberId) : memberLevels[0];
  return (campaign) => {
    const taken = counts.get(campaign.id) ?? 0;
    const most = reachesLevel(level, campaign.minimumLevel) ? maxCoupons(campaign, level) : 0;
    return { taken, mayTake: Math.max(0, most - taken) };
  };
}

const offerOf = (campaign: CampaignRow, language: Context['language'], inHand: InHand): CouponOffer => ({
  ...inHand,
  campaignId: campaign.id,
  group: campaign.group,
  name: localText(campaign.name, language),
  threshold: campaign.threshold,
  reduction: campaign.reduction,
  rebatePercent: campaign.rebatePercent,
  maxRebate: campaign.maxRebate,
  shop: shopOf(campaign, language),
  types: campaign.types,
  price: campaign.price,
  validDays: campaign.validDays,
  endsAt: campaign.endsAt.toISOString(),
  minimumLevel: campaign.minimumLevel,
  left: campaign.budget === null ? null : campaign.budget - campaign.issued,
});

type ListInput = {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly group?: CouponGroup | undefined;
  readonly state: CouponState;
};
export async function listCoupons(
  { database: { read } }: Platform,
  { pageNo, pageSize, group, state }: ListInput,
  { caller, language, now }: MemberContext,
): Promise<Answer<z.output<Calls['listCoupons']['output']>>> {
  const filter = { memberId: caller.id, group, state, now };
  const page = pageWindow({ pageNo, pageSize });
  const [coupons, counts] = await Promise.all([listedCoupons(read, filter, page), countCoupons(read, filter)]);
  const records = couponCards(coupons, language, now);
  return { ok: true, value: { records, total: counts[state], pageNo, pageSize: page.limit, counts } };
}
