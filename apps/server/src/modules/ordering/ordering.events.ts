import type { WorkflowActor } from '@chifan/domain';

/** Events that this module publishes. Payloads hold ids, never rows. */
export type OrderingEvents = {
  /** `memberId` is absent if an older version of the server published the event. */
  'order.earned': { readonly orderId: number; readonly memberId?: number };
  'order.refunded': { readonly orderId: number };
  /**
   * `version`: the order's version after the transition. `hasEmail`: whether the guest has an e-mail address, or absent
   * if unknown.
   */
  'order.moved': {
    readonly orderId: number;
    readonly memberId?: number;
    readonly event: string;
    readonly actor: WorkflowActor;
    readonly version: number;
    readonly hasEmail?: boolean;
    /**
     * Whether the order is a delivery without a courier. Absent if an older version of the server published the event.
     */
    readonly needsCourier?: boolean;
  };
  /** The guest changed the address of a delivery that no courier has collected. */
  'order.destination-changed': { readonly orderId: number };
  /** The kitchen or the courier sent a message to the guest. */
  'order.message': { readonly orderId: number; readonly messageId: number };
  /** The guest, the kitchen or the courier sent a message to staff of the order. */
  'order.staff-message': { readonly orderId: number; readonly messageId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends OrderingEvents {}
}
