/** Events that this module publishes. A payload contains ids, never rows. */
export type CouponEvents = {
  /** The platform granted a coupon to a member. */
  'coupon.granted': { readonly couponId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends CouponEvents {}
}
