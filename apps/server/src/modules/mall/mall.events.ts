import type { WorkflowActor } from '@chifan/domain';

/** Events that this module publishes. Payloads hold ids, never rows. */
export type MallEvents = {
  'mall-order.moved': { readonly mallOrderId: number; readonly event: string; readonly actor: WorkflowActor };
  /** The platform corrected the carrier or the tracking number, or added a tracking step. */
  'mall-order.parcel': { readonly mallOrderId: number; readonly step: string; readonly version: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends MallEvents {}
}
