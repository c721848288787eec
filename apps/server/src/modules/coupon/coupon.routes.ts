import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { grantCoupons } from './campaigns/grant-coupons.ts';
import {
  endMerchantCampaign,
  endPlatformCampaign,
  saveMerchantCampaign,
  savePlatformCampaign,
} from './campaigns/save-campaign.ts';
import { merchantCampaigns, platformCampaigns } from './campaigns/show-campaigns.ts';
import { claimCoupon } from './claim-coupon.ts';
import { couponOffers, listCoupons } from './coupon-offers.ts';
import type { CouponDependencies } from './issue-coupon.ts';

export const couponHandlers = (platform: Platform, links: CouponDependencies) =>
  ({
    listCoupons: (input, context) => listCoupons(platform, input, context),
    couponOffers: (input, context) => couponOffers(platform, links, input, context),
    claimCoupon: (input, context) => claimCoupon(platform, links, input, context),
    merchantCampaigns: (input, context) => merchantCampaigns(platform, input, context),
    saveMerchantCampaign: (input, context) => saveMerchantCampaign(platform, input, context),
    endMerchantCampaign: (input, context) => endMerchantCampaign(platform, input, context),
    platformCampaigns: (input, context) => platformCampaigns(platform, input, context),
    savePlatformCampaign: (input, context) => savePlatformCampaign(platform, input, context),
    endPlatformCampaign: (input, context) => endPlatformCampaign(platform, input, context),
    grantCoupons: (input, context) => grantCoupons(platform, links, input, context),
  }) satisfies Partial<Handlers>;
