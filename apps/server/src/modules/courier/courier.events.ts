/** Events that this module publishes. Payloads hold ids, never rows. */
export type CourierEvents = {
  /** A delivery waits for a courier. A null `courierIds` means all on duty. A `ring` is announced once per round of an order. */
  'job.offered': {
    readonly orderId: number;
    readonly round: number;
    readonly ring: number;
    readonly courierIds: readonly number[] | null;
  };
  /** A courier is at the guest's door, or brings back food that no guest took. */
  'order.door': { readonly orderId: number; readonly step: 'arrive' | 'bring_back'; readonly version: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends CourierEvents {}
}
