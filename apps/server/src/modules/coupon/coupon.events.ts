/** Events that this module publishes. Payloads hold ids, never rows. */
export type CouponEvents = {
  /** The platform has handed a coupon out. */
  'coupon.granted': { readonly couponId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends CouponEvents {}
}
