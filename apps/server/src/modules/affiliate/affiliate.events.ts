import type { WorkflowActor } from '@chifan/domain';

/** Events that this module publishes. A payload contains ids, never rows. */
export type AffiliateEvents = {
  'withdrawal.moved': { readonly withdrawalId: number; readonly event: string; readonly actor: WorkflowActor };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends AffiliateEvents {}
}
