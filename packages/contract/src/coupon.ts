import { couponGroups, couponIssuers, couponStates } from '@chifan/domain/coupon';
import { memberLevels } from '@chifan/domain/member';
import { orderTypes } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import {
  amount,
  codeWord,
  count,
  emptyAsNone,
  id,
  instant,
  integer,
  localText,
  moment,
  money,
  ownName,
  pageWithAll,
  text,
  texts,
  typed,
} from './fields.ts';

/** A campaign's terms. Fen. */
const couponTerms = {
  group: z.enum(couponGroups),
  name: localText,
  /** Minimum of the goods after the full reduction. */
  threshold: money,
  /** 0 for rebate cards and double-draw tickets. */
  reduction: money,
  /** Rebate cards: percent of the payment that is returned after completion. Null for all others. */
  rebatePercent: count.nullable(),
  /** Rebate cards: maximum rebate. Null: no limit. */
  maxRebate: money.nullable(),
  /** Null: every restaurant. */
  shop: z.object({ id, name: localText, nameZh: text }).nullable(),
  types: z.array(z.enum(orderTypes)),
};

export const couponCard = z.object({
  id,
  campaignId: id,
  ...couponTerms,
  state: z.enum(couponStates),
  isHeld: z.boolean(),
  validFrom: instant,
  validUntil: instant,
  usedAt: instant.nullable(),
  usedOrderId: id.nullable(),
  /** Deadline for refunding a bought coupon (the same day, rule coupon-6). Null if it is not refundable. */
  refundableUntil: instant.nullable(),
  purchaseId: id.nullable(),
});
export type CouponCard = z.infer<typeof couponCard>;

export const couponOffer = z.object({
  campaignId: id,
  ...couponTerms,
  /** Null: free. */
  price: money.nullable(),
  validDays: count,
  endsAt: instant,
  minimumLevel: z.enum(memberLevels).nullable(),
  /** Remaining part of the campaign's budget. Null: no limit. */
  left: count.nullable(),
  /** How many the caller has taken (this month if the limit is monthly) and may still take. 0 for a visitor. */
  taken: count,
  mayTake: count,
});
export type CouponOffer = z.infer<typeof couponOffer>;

/** Only the end can change once a coupon was issued. */
export const campaignDraft = z.object({
  group: z.enum(couponGroups),
  name: texts(80),
  threshold: amount({ min: 0 }),
  reduction: amount({ min: 0 }),
  rebatePercent: integer({ min: 1, max: 100 }).nullable(),
  maxRebate: amount({ min: 1 }).nullable(),
  types: z.array(z.enum(orderTypes)).min(1).max(orderTypes.length),
  /** `claim`: guests take it. `bought`: they pay `price`. `granted`: the platform hands it out. */
  channel: z.enum(['claim', 'bought', 'granted']),
  price: amount({ min: 1 }).nullable(),
  /** Guests type it to take a coupon. Null: listed for all guests. */
  code: codeWord(20)
    .regex(/^[A-Z0-9]{4,20}$/)
    .nullable(),
  startsAt: moment,
  endsAt: moment,
  validDays: integer({ min: 1, max: 366 }),
  /** Maximum of coupons over all members. Null: no limit. */
  budget: integer({ min: 1, max: 10_000_000 }).nullable(),
  perMemberLimit: integer({ min: 1, max: 100 }),
  limitPer: z.enum(['campaign', 'month']),
  minimumLevel: z.enum(memberLevels).nullable(),
});
export type CampaignDraft = z.infer<typeof campaignDraft>;

export const campaign = campaignDraft.extend({
  id,
  /** Bears the reduction. Only the issuer may change the campaign. */
  issuer: z.enum(couponIssuers),
  shopId: id.nullable(),
  shopNameZh: text.nullable(),
  shopName: ownName,
  issued: count,
  used: count,
  isEnded: z.boolean(),
});
export type Campaign = z.infer<typeof campaign>;

const campaignReasons = ['campaign_not_found', 'campaign_invalid'] as const;

export const couponCalls = {
  listCoupons: call({
    path: '/rest/coupon/list',
    access: 'member',
    summary: 'The caller’s coupons by group and state, soonest to end first, with counts for the tabs.',
    input: z.object({ ...pageWithAll(20), group: z.enum(couponGroups).optional(), state: z.enum(couponStates) }),
    output: pageOf(couponCard).extend({
      counts: z.object({ valid: count, used: count, invalid: count }),
    }),
  }),
  couponOffers: call({
    path: '/rest/coupon/offers',
    access: 'public',
    summary:
      'Coupons that can be taken or bought now: all of them, or those of one shop followed by those valid everywhere.',
    input: z.object({ shopId: id.optional() }),
    output: z.array(couponOffer),
  }),
  claimCoupon: call({
    path: '/rest/coupon/claim',
    access: 'member',
    summary: 'Takes a coupon of a campaign, or by its code.',
    input: z.object({ campaignId: id.optional(), code: emptyAsNone(codeWord(20)) }),
    output: couponCard,
    reasons: [
      'campaign_not_found',
      'coupon_code_unknown',
      'campaign_over',
      'campaign_used_up',
      'coupon_limit_reached',
      'level_too_low',
    ],
    creates: true,
  }),
  merchantCampaigns: call({
    path: '/rest/merchant/campaign/list',
    access: 'merchant',
    summary: 'The campaigns of one of the caller’s shops, newest first.',
    input: z.object({ shopId: id }),
    output: z.array(campaign),
    reasons: ['shop_not_found'],
  }),
  saveMerchantCampaign: call({
    path: '/rest/merchant/campaign/save',
    access: 'merchant',
    summary: 'Starts a shop coupon campaign, or changes one that has issued no coupons.',
    input: z.object({ shopId: id, campaignId: id.optional(), draft: campaignDraft }),
    output: campaign,
    reasons: ['shop_not_found', ...campaignReasons],
    creates: true,
  }),
  endMerchantCampaign: call({
    path: '/rest/merchant/campaign/end',
    access: 'merchant',
    summary: 'Ends a campaign now. Coupons already taken stay valid.',
    input: z.object({ shopId: id, campaignId: id }),
    output: campaign,
    reasons: ['shop_not_found', ...campaignReasons],
  }),
  platformCampaigns: call({
    path: '/rest/platform/campaign/list',
    access: 'platform',
    summary: 'All campaigns, newest first.',
    input: z.object({ ...pageWithAll(20) }),
    output: pageOf(campaign),
  }),
  savePlatformCampaign: call({
    path: '/rest/platform/campaign/save',
    access: 'platform',
    summary: 'Starts a campaign of any group, or changes one that has issued no coupons.',
    input: z.object({ campaignId: id.optional(), shopId: id.optional(), draft: campaignDraft }),
    output: campaign,
    reasons: ['shop_not_found', ...campaignReasons],
    creates: true,
  }),
  endPlatformCampaign: call({
    path: '/rest/platform/campaign/end',
    access: 'platform',
    summary: 'Ends a campaign now. Coupons already taken stay valid.',
    input: z.object({ campaignId: id }),
    output: campaign,
    reasons: [...campaignReasons],
  }),
  grantCoupons: call({
    path: '/rest/platform/coupon/grant',
    access: 'platform',
    summary: 'Gives coupons of a campaign to members by e-mail address.',
    input: z.object({ campaignId: id, emails: z.array(typed(120)).min(1).max(200) }),
    /** `missed`: addresses that are unknown or at the limit. */
    output: z.object({ granted: count, missed: z.array(text) }),
    reasons: [...campaignReasons, 'campaign_over', 'campaign_used_up'],
    creates: true,
  }),
};
