import type { WorkflowActor } from '@chifan/domain';

/** Events that this module publishes. Payloads hold ids, never rows. */
export type OrderingEvents = {
  /** Without `memberId` if an older version published the event. */
  'order.earned': { readonly orderId: number; readonly memberId?: number };
  'order.refunded': { readonly orderId: number };
  /** `version` is that of the order after the transition. `hasEmail`: the guest has a mail address. Absent if unknown. */
  'order.moved': {
    readonly orderId: number;
    readonly memberId?: number;
    readonly event: string;
    readonly actor: WorkflowActor;
    readonly version: number;
    readonly hasEmail?: boolean;
    /** Whether a delivery has no courier. Absent if an older version published the event. */
    readonly needsCourier?: boolean;
  };
  /** A delivery that no courier has collected goes to another address. */
  'order.destination-changed': { readonly orderId: number };
  /** The kitchen or the courier wrote to the guest. */
  'order.message': { readonly orderId: number; readonly messageId: number };
  /** The guest, the kitchen or the courier wrote to the staff of the order. */
  'order.staff-message': { readonly orderId: number; readonly messageId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends OrderingEvents {}
}
