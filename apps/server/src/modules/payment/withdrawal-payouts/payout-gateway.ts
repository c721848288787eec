import type { PayoutFault } from '@chifan/domain/payment';

/** A payment to a member's account at the gateway. The gateway pays only once for one payout number. */
export type PayoutToMake = {
  /** Our number of the payout, which is also the idempotency key at the gateway. */
  readonly number: string;
  /** In fen. */
  readonly amount: number;
  /** The payee's account at the gateway, and the name of its owner, which the gateway verifies. */
  readonly account: string;
  readonly name: string;
  readonly title: string;
};

export type PayoutResult =
  | { readonly state: 'settled'; readonly reference: string }
  /**
   * The gateway has neither paid nor rejected the payout. `isShort`: our balance at the gateway is too low, so retries
   * fail until we add money.
   */
  | { readonly state: 'pending'; readonly detail: string | null; readonly isShort: boolean }
  | { readonly state: 'failed'; readonly fault: PayoutFault; readonly detail: string };

export type PayoutGateway = {
  /** @throws if the gateway did not respond, so that the server does not know whether the gateway paid */
  payout(wanted: PayoutToMake): Promise<PayoutResult>;
  /** @returns the result of a payout, or null if the gateway does not know the payout */
  queryPayout(number: string): Promise<PayoutResult | null>;
};
