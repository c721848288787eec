import type { Module, Platform } from '../../platform/module.ts';
import { couponHandlers } from './coupon.routes.ts';
import { expireCouponsJobs } from './expire-coupons.job.ts';
import type { CouponDependencies } from './issue-coupon.ts';
import { couponData } from './member-privacy.store.ts';
import './coupon.events.ts';

export {
  cancelBoughtCoupon,
  issueBoughtCoupon,
  reserveBoughtCoupon,
  revokeBoughtCoupon,
} from './bought-coupons.ts';
export { campaignById, grantableCampaigns } from './campaign.store.ts';
export { insertCampaign } from './campaigns/campaign-edit.store.ts';
export { couponCards } from './coupon-card.ts';
export { releaseCoupons, returnCoupons, spendCoupons } from './coupon-transitions.store.ts';
export { scheduleExpireCoupons } from './expire-coupons.job.ts';
export { type CouponDependencies, issueCoupon } from './issue-coupon.ts';
export {
  countLotteryTickets,
  issueLotteryTicket,
  revokeLotteryTickets,
  useLotteryTicket,
} from './lottery-tickets/lottery-tickets.store.ts';
export { holdCoupons, whyNotUsable } from './order-coupons.ts';
export {
  type CouponsRead,
  type OwnCoupon,
  readCoupons,
  rebateCards,
  sqlUsableCoupons,
  usableCoupons,
} from './own-coupon.store.ts';

export const couponModule = (platform: Platform, links: CouponDependencies): Module => ({
  handlers: couponHandlers(platform, links),
  jobs: expireCouponsJobs(platform.clock),
  personal: couponData,
});
