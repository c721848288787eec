/** Events that this module publishes. A payload contains ids, never rows. */
export type CourierEvents = {
  /**
   * A delivery is offered to a group of couriers (a ring), or to all couriers on duty if `courierIds` is null.
   * Published once for each ring.
   */
  'job.offered': {
    readonly orderId: number;
    readonly round: number;
    readonly ring: number;
    readonly courierIds: readonly number[] | null;
  };
  /** A courier has arrived at the guest's door, or takes the food back because the guest did not open. */
  'order.door': { readonly orderId: number; readonly step: 'arrive' | 'bring_back'; readonly version: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends CourierEvents {}
}
