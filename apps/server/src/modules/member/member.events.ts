/** Events that this module publishes. A payload contains ids, never rows. */
export type MemberEvents = {
  /** A member requested the deletion of the account, and can still cancel it by a sign-in. */
  'member.deletion-requested': { readonly memberId: number };
  /** The export of a member's data is ready for download. */
  'member.export-ready': { readonly memberId: number; readonly exportId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends MemberEvents {}
}
