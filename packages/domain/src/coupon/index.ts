export * from './best-coupons.ts';
export * from './campaign.ts';
export * from './coupon.ts';
