/** Events that this module publishes. Payloads hold ids, never rows. */
export type HelpEvents = {
  'help.answered': { readonly helpRequestId: number };
  /** The platform closed a help request without an answer. */
  'help.closed': { readonly helpRequestId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends HelpEvents {}
}
