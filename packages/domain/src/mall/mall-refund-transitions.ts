import type { RefundStateNumber } from '../refund/index.ts';
import type { Transition, Workflow } from '../workflow.ts';
import type { MallOrderActor } from './mall-order-transitions.ts';

export const mallRefundEvents = ['apply', 'ask_platform', 'platform_grant', 'platform_refuse', 'withdraw'] as const;
export type MallRefundEvent = (typeof mallRefundEvents)[number];

/** Transitions of a points mall refund. The platform is the seller of the mall, so no merchant decides first. */
export const mallRefundTransitions = [
  { event: 'apply', from: [], to: 1, actors: ['member'] },
  { event: 'ask_platform', from: [1], to: 4, actors: ['system'] },
  { event: 'platform_grant', from: [4], to: 7, actors: ['platform'] },
  { event: 'platform_refuse', from: [4], to: 5, actors: ['platform'] },
  { event: 'withdraw', from: [1, 4], to: 6, actors: ['member'] },
] as const satisfies readonly Transition<RefundStateNumber, MallRefundEvent, MallOrderActor>[];

export const mallRefundWorkflow: Workflow<RefundStateNumber, MallRefundEvent, MallOrderActor> = {
  events: mallRefundEvents,
  transitions: mallRefundTransitions,
};
