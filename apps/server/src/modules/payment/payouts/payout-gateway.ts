import type { PayoutFault } from '@chifan/domain/payment';

/** Money for a member's account. The same number twice sends it once. */
export type PayoutToMake = {
  /** Ours, and the gateway's idempotency key. */
  readonly number: string;
  /** Fen. */
  readonly amount: number;
  /** How the payee is found there, and whose it has to be. */
  readonly account: string;
  readonly name: string;
  readonly title: string;
};

export type PayoutAnswer =
  | { readonly state: 'settled'; readonly reference: string }
  /** Undecided. `isShort`: our balance at the gateway is too low, and only more money helps. */
  | { readonly state: 'pending'; readonly detail: string | null; readonly isShort: boolean }
  | { readonly state: 'failed'; readonly fault: PayoutFault; readonly detail: string };

export type PayoutGateway = {
  /** @throws when no answer came: whether the money went is not known. */
  payout(wanted: PayoutToMake): Promise<PayoutAnswer>;
  /** State of a payout; null if the gateway does not know it */
  queryPayout(number: string): Promise<PayoutAnswer | null>;
};
