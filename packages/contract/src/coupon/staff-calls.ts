import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, id, pageWithAll, requiredText, text } from '../fields.ts';
import { campaign, campaignDraft } from './views.ts';

const campaignReasons = ['campaign_not_found', 'campaign_invalid'] as const;

export const couponStaffCalls = {
  merchantCampaigns: call({
    path: '/rest/merchant/campaign/list',
    access: 'merchant',
    roles: ['manager'],
    summary: 'The campaigns of one of the caller’s shops, newest first.',
    input: z.object({ shopId: id }),
    output: z.array(campaign),
    reasons: ['shop_not_found'],
  }),
  saveMerchantCampaign: call({
    path: '/rest/merchant/campaign/save',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Starts a shop coupon campaign, or changes one that has issued no coupons.',
    input: z.object({ shopId: id, campaignId: id.optional(), draft: campaignDraft }),
    output: campaign,
    reasons: ['shop_not_found', ...campaignReasons],
    creates: true,
  }),
  endMerchantCampaign: call({
    path: '/rest/merchant/campaign/end',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Ends a campaign now. Coupons already taken stay valid.',
    input: z.object({ shopId: id, campaignId: id }),
    output: campaign,
    reasons: ['shop_not_found', ...campaignReasons],
  }),
  platformCampaigns: call({
    path: '/rest/platform/campaign/list',
    access: 'platform',
    roles: ['support', 'content'],
    summary: 'All campaigns, newest first.',
    input: z.object({ ...pageWithAll(20) }),
    output: pageOf(campaign),
  }),
  savePlatformCampaign: call({
    path: '/rest/platform/campaign/save',
    access: 'platform',
    roles: ['content'],
    summary: 'Starts a campaign of any group, or changes one that has issued no coupons.',
    input: z.object({ campaignId: id.optional(), shopId: id.optional(), draft: campaignDraft }),
    output: campaign,
    reasons: ['shop_not_found', ...campaignReasons],
    creates: true,
  }),
  endPlatformCampaign: call({
    path: '/rest/platform/campaign/end',
    access: 'platform',
    roles: ['content'],
    summary: 'Ends a campaign now. Coupons already taken stay valid.',
    input: z.object({ campaignId: id }),
    output: campaign,
    reasons: [...campaignReasons],
  }),
  grantCoupons: call({
    path: '/rest/platform/coupon/grant',
    access: 'platform',
    roles: ['support', 'content'],
    summary: 'Gives coupons of a campaign to members by e-mail address.',
    input: z.object({ campaignId: id, emails: z.array(requiredText(120)).min(1).max(200) }),
    /**
     * `missed`: e-mail addresses that got no coupon, because no member has the address or the member has reached the
     * limit.
     */
    output: z.object({ granted: count, missed: z.array(text) }),
    reasons: [...campaignReasons, 'campaign_over', 'campaign_used_up'],
    creates: true,
  }),
};
