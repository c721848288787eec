import type { PayoutFault } from '@chifan/domain/payment';

/** Money for a member's account. The same number twice sends it once. */
export type PayoutToMake = {
  /** Our number, and the gateway's idempotency key. */
  readonly number: string;
  /** Fen. */
  readonly amount: number;
  /** The payee's account at the gateway, and the name that the account must have. */
  readonly account: string;
  readonly name: string;
  readonly title: string;
};

export type PayoutResult =
  | { readonly state: 'settled'; readonly reference: string }
  /** Undecided. `isShort`: our balance at the gateway is too low, and only more money helps. */
  | { readonly state: 'pending'; readonly detail: string | null; readonly isShort: boolean }
  | { readonly state: 'failed'; readonly fault: PayoutFault; readonly detail: string };

export type PayoutGateway = {
  /** @throws if there was no response, so it is unknown whether the money went */
  payout(wanted: PayoutToMake): Promise<PayoutResult>;
  /** The state of a payout. Null if the gateway does not know it. */
  queryPayout(number: string): Promise<PayoutResult | null>;
};
