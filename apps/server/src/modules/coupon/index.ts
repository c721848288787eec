import type { Module, Platform } from '../../platform/module.ts';
import { couponHandlers } from './coupon.routes.ts';
import { expireCouponsJobs } from './expire-coupons.job.ts';
import type { CouponLinks } from './issue-coupon.ts';
import { couponData } from './member-privacy.store.ts';
import './coupon.events.ts';

export {
  dropBoughtCoupon,
  issueBoughtCoupon,
  reserveBoughtCoupon,
  takeBoughtCouponBack,
} from './bought-coupons.ts';
export { campaignById } from './campaign.store.ts';
export { insertCampaign } from './campaigns/campaign-edit.store.ts';
export { couponCards } from './coupon-card.ts';
export { giveCouponsBack, releaseCoupons, spendCoupons } from './coupon-moves.store.ts';
export { scheduleExpireCoupons } from './expire-coupons.job.ts';
export { type CouponLinks, issueCoupon } from './issue-coupon.ts';
export { holdCoupons, whyNotUsable } from './order-coupons.ts';
export {
  type CouponsRead,
  type OwnCoupon,
  readCoupons,
  rebateCards,
  usableCoupons,
  usableCouponsIn,
} from './own-coupon.store.ts';
export { countTickets, issueTicket, revokeTickets, takeTicket } from './tickets/draw-tickets.store.ts';

export const couponModule = (platform: Platform, links: CouponLinks): Module => ({
  handlers: couponHandlers(platform, links),
  jobs: expireCouponsJobs(platform.clock),
  personal: couponData,
});
