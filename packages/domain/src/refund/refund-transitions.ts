import type { WorkflowActor } from '../index.ts';
import type { Transition, Workflow } from '../workflow.ts';
import type { RefundStateNumber } from './refund-states.ts';

/** Rule refund-2. */
export const refundEvents = [
  'apply',
  'declare_sold_out',
  'grant_at_once',
  'ask_merchant',
  'merchant_grant',
  'merchant_refuse',
  'merchant_offer',
  'escalate',
  'accept_offer',
  'appeal',
  'lapse',
  'auto_accept_offer',
  'platform_grant',
  'platform_refuse',
  'withdraw',
] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** `from` is empty for events that start a request (rule refund-2). */
export type RefundTransition = Transition<RefundStateNumber, RefundEvent, WorkflowActor> & {
  /** In state 3 the merchant has either refused or offered a part. Rows without it apply to both. */
  readonly after?: 'refusal' | 'offer';
};

export type RefundFacts = {
  readonly state: RefundStateNumber;
  /** Fen of the merchant's partial offer. Null without one. */
  readonly offered: number | null;
};

/**
 * Every transition of a refund. The caller checks the 24 hours of `escalate`, and of `appeal` before `lapse` or
 * `auto_accept_offer`. A partial grant by the merchant is never final, but an offer that the guest accepts or appeals.
 */
export const refundTransitions = [
  { event: 'apply', from: [], to: 1, actors: ['member'] },
  // On behalf of the guest, who cannot know that the dish is sold out.
  { event: 'declare_sold_out', from: [], to: 1, actors: ['merchant'] },
  { event: 'grant_at_once', from: [1], to: 7, actors: ['system'] },
  { event: 'ask_merchant', from: [1], to: 2, actors: ['system'] },
  { event: 'merchant_grant', from: [2], to: 7, actors: ['merchant'] },
  { event: 'merchant_refuse', from: [2], to: 3, actors: ['merchant'] },
  { event: 'merchant_offer', from: [2], to: 3, actors: ['merchant'] },
  { event: 'escalate', from: [2], to: 4, actors: ['system'] },
  { event: 'accept_offer', from: [3], to: 7, actors: ['member'], after: 'offer' },
  { event: 'appeal', from: [3], to: 4, actors: ['member'] },
  { event: 'lapse', from: [3], to: 6, actors: ['system'], after: 'refusal' },
  { event: 'auto_accept_offer', from: [3], to: 7, actors: ['system'], after: 'offer' },
  { event: 'platform_grant', from: [4], to: 7, actors: ['platform'] },
  { event: 'platform_refuse', from: [4], to: 5, actors: ['platform'] },
  { event: 'withdraw', from: [1, 2, 3, 4], to: 6, actors: ['member'] },
] as const satisfies readonly RefundTransition[];

export const refundWorkflow: Workflow<RefundStateNumber, RefundEvent, WorkflowActor, RefundFacts, RefundTransition> = {
  events: refundEvents,
  transitions: refundTransitions,
  suits: ({ after }, { offered }) => after === undefined || after === (offered === null ? 'refusal' : 'offer'),
};
