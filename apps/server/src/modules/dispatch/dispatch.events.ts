/** Events that this module publishes. A payload contains ids, never rows. */
export type DispatchEvents = {
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
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends DispatchEvents {}
}
