import { levelRuleOf, type MemberLevel } from '../member/index.ts';
import type { OrderType } from '../ordering/index.ts';
import type { CouponGroup, LimitPeriod } from './coupon.ts';

export const couponIssuers = ['platform', 'shop'] as const;
export type CouponIssuer = (typeof couponIssuers)[number];

/**
 * Ways to get a coupon. `claim`: guests take it free of charge. `bought`: guests pay for it. `granted`: the platform
 * gives it to chosen members.
 */
export const couponChannels = ['claim', 'bought', 'granted'] as const;
export type CouponChannel = (typeof couponChannels)[number];

/** Terms of a coupon campaign. Amounts are in fen. */
export type CampaignTerms = {
  readonly issuer: CouponIssuer;
  readonly group: CouponGroup;
  readonly nameZh: string;
  readonly threshold: number;
  readonly reduction: number;
  readonly rebatePercent: number | null;
  readonly maxRebate: number | null;
  readonly types: readonly OrderType[];
  readonly channel: CouponChannel;
  readonly price: number | null;
  readonly code: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

export type CampaignProblem =
  | 'name_missing'
  | 'group_not_yours'
  | 'channel_not_yours'
  | 'reduction_missing'
  | 'reduction_needless'
  | 'reduction_above_threshold'
  | 'rebate_missing'
  | 'rebate_needless'
  | 'types_not_delivery'
  | 'price_missing'
  | 'price_needless'
  | 'price_too_high'
  | 'code_needless'
  | 'dates_wrong'
  | 'over_already';

/** The first problem of the terms, or null if the terms are valid. */
export const campaignProblem = (terms: CampaignTerms, now: Date): CampaignProblem | null =>
  (terms.nameZh === '' ? 'name_missing' : null) ??
  issuerProblem(terms) ??
  worthProblem(terms) ??
  channelProblem(terms) ??
  dateProblem(terms, now);

/**
 * A shop may only issue free coupons that reduce the price of its dishes. All other campaigns are reserved to the
 * platform.
 */
function issuerProblem({ issuer, group, channel }: CampaignTerms): CampaignProblem | null {
  if (issuer === 'platform') return null;
  if (group !== 'shop') return 'group_not_yours';
  return channel === 'claim' ? null : 'channel_not_yours';
}

function worthProblem(terms: CampaignTerms): CampaignProblem | null {
  const { group, reduction, threshold, rebatePercent, maxRebate, types } = terms;
  const isReduction = group === 'shop' || group === 'delivery';
  if (isReduction && reduction === 0) return 'reduction_missing';
  if (!isReduction && reduction > 0) return 'reduction_needless';
  // The unused part of a coupon is lost, so its reduction may not exceed the minimum amount of the order.
  if (group === 'shop' && reduction > threshold) return 'reduction_above_threshold';
  if (group === 'rebate' && rebatePercent === null) return 'rebate_missing';
  if (group !== 'rebate' && (rebatePercent !== null || maxRebate !== null)) return 'rebate_needless';
  return group === 'delivery' && types.some((type) => type !== 'delivery') ? 'types_not_delivery' : null;
}

function channelProblem({ channel, price, code, group, reduction }: CampaignTerms): CampaignProblem | null {
  if (channel === 'bought' && price === null) return 'price_missing';
  if (channel !== 'bought' && price !== null) return 'price_needless';
  if (price !== null && (group === 'shop' || group === 'delivery') && price >= reduction) return 'price_too_high';
  return channel !== 'claim' && code !== null ? 'code_needless' : null;
}

function dateProblem({ startsAt, endsAt }: CampaignTerms, now: Date): CampaignProblem | null {
  if (startsAt >= endsAt) return 'dates_wrong';
  return endsAt <= now ? 'over_already' : null;
}

/**
 * Maximum number of coupons for a member, in total or per month. A monthly campaign with a minimum level allows the
 * number of the member's own level, but at most the campaign's limit.
 */
export function maxCoupons(
  campaign: { perMemberLimit: number; limitPer: LimitPeriod; minimumLevel: MemberLevel | null },
  level: MemberLevel,
): number {
  const { perMemberLimit, limitPer, minimumLevel } = campaign;
  const ofLevel = levelRuleOf(level).monthlyCoupons;
  const isLevelBenefit = limitPer === 'month' && minimumLevel !== null && ofLevel > 0;
  return isLevelBenefit ? Math.min(perMemberLimit, ofLevel) : perMemberLimit;
}
