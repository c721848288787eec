/** The states of a refund (rule refund-1). API requests and responses contain the number of a state. */
export const refundStates = [
  { number: 1, key: 'submitted' },
  { number: 2, key: 'waiting_for_merchant' },
  { number: 3, key: 'merchant_refused' },
  { number: 4, key: 'waiting_for_platform' },
  { number: 5, key: 'platform_refused' },
  { number: 6, key: 'closed' },
  { number: 7, key: 'successful' },
] as const;

export type RefundStateNumber = (typeof refundStates)[number]['number'];

export const firstRefundState: RefundStateNumber = 1;

/** States in which a refund request is finished. Afterwards the order is refunded or continues. */
export const finalRefundStates = [5, 6, 7] as const satisfies RefundStateNumber[];

export const isFinalRefundState = (state: RefundStateNumber): boolean =>
  (finalRefundStates as readonly RefundStateNumber[]).includes(state);
