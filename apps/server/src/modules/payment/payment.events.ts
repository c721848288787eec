/** Events that this module publishes. A payload contains ids, never rows. */
export type PaymentEvents = {
  /** Exactly one of `orderId` and `purchaseId` is set, for the order or purchase that was paid. */
  'payment.settled': {
    readonly attemptId: number;
    readonly orderId: number | null;
    readonly purchaseId: number | null;
  };
  'payment.gateway-refund-changed': {
    readonly gatewayRefundId: number;
    readonly orderId: number | null;
    readonly purchaseId: number | null;
  };
  'payment.payout-ended': { readonly payoutId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends PaymentEvents {}
}
