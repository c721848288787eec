import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { claimCoupon } from './claim-coupon.ts';
import { couponOffers } from './coupon-offers.ts';
import type { CouponLinks } from './issue-coupon.ts';
import { listCoupons } from './list-coupons.ts';

export const couponHandlers = (platform: Platform, links: CouponLinks) =>
  ({
    listCoupons: (input, context) => listCoupons(platform, input, context),
    couponOffers: (input, context) => couponOffers(platform, links, input, context),
    claimCoupon: (input, context) => claimCoupon(platform, links, input, context),
  }) satisfies Partial<Handlers>;
