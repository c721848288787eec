/** Events that this module publishes. Payloads hold ids, never rows. */
export type WalletEvents = {
  /** Points, money or a ticket, pending until now, are the member's. `at`: ISO 8601. */
  'reward.credited': { readonly memberId: number; readonly at: string };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends WalletEvents {}
}
