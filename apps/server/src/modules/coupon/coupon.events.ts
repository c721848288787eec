/** Events that this module publishes. Payloads contain ids, never rows. */
export type CouponEvents = {
  /** The platform granted a coupon. */
  'coupon.granted': { readonly couponId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends CouponEvents {}
}
