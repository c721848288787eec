export * from './best-coupons.ts';
export * from './campaign.ts';
export * from './coupon.ts';
export type { CouponOrder, MemberCoupon } from './coupon-fits-order.ts';
