import type { WorkflowActor } from '@chifan/domain';

/** Events that this module publishes. Payloads hold ids, never rows. */
export type RefundEvents = {
  'refund.moved': { readonly refundId: number; readonly event: string; readonly actor: WorkflowActor };
  /** An operator gave the guest balance or a coupon for an order. */
  'order.compensated': { readonly compensationId: number };
  'mall-refund.moved': { readonly mallRefundId: number; readonly event: string; readonly actor: WorkflowActor };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends RefundEvents {}
}
