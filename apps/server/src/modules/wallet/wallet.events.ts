/** Events that this module publishes. A payload contains ids, never rows. */
export type WalletEvents = {
  /** A pending reward (points, money or a double-draw ticket) was credited to the member. `at` is an ISO 8601 time. */
  'reward.credited': { readonly memberId: number; readonly at: string };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends WalletEvents {}
}
