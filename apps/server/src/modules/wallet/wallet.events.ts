/** Events that this module publishes. Payloads hold ids, never rows. */
export type WalletEvents = {
  /** Pending points, money or a draw ticket now belong to the member. `at`: ISO 8601. */
  'reward.credited': { readonly memberId: number; readonly at: string };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends WalletEvents {}
}
