/** Events that this module publishes. Payloads hold ids, never rows. */
export type MemberEvents = {
  /** A member requested deletion, and can still withdraw it. */
  'member.deletion-requested': { readonly memberId: number };
  /** The export of a member's data is ready for download. */
  'member.export-ready': { readonly memberId: number; readonly exportId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends MemberEvents {}
}
