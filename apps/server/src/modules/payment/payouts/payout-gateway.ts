import type { PayoutFault } from '@chifan/domain/payment';

/** Money for somebody's account. The same number twice sends it once. */
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
  /** Nothing is decided. `isShort`: what lies at the gateway does not cover it, and nothing but more money helps. */
  | { readonly state: 'pending'; readonly detail: string | null; readonly isShort: boolean }
  | { readonly state: 'failed'; readonly fault: PayoutFault; readonly detail: string };

export type PayoutGateway = {
  /** @throws when no answer came: whether the money went is not known. */
  payout(wanted: PayoutToMake): Promise<PayoutAnswer>;
  /** Where one stands; null when the gateway has never heard of it. */
  queryPayout(number: string): Promise<PayoutAnswer | null>;
};
