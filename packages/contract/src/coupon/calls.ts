import { couponGroups, couponStates } from '@chifan/domain/coupon';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, emptyAsUndefined, id, pageWithAll, upperCaseCode } from '../fields.ts';
import { couponCard, couponOffer } from './views.ts';

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
    input: z.object({ campaignId: id.optional(), code: emptyAsUndefined(upperCaseCode(20)) }),
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
};
