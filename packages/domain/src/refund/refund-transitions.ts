import type { WorkflowActor } from '../index.ts';
import type { Transition, Workflow } from '../workflow.ts';
import type { RefundStateNumber } from './refund-states.ts';

/** The causes of a change of a refund's state (rule refund-2). */
export const refundEvents = [
  'apply',
  'declare_sold_out',
  'refund_by_platform',
  'grant_at_once',
  'grant_by_rule',
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
  'supersede',
  'object',
  'decide_objection',
] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** A transition of a refund (rule refund-2). `from` is empty for events that create a request. */
export type RefundTransition = Transition<RefundStateNumber, RefundEvent, WorkflowActor> & {
  /**
   * State 3 follows a refusal or a partial offer of the merchant. A transition without `after` is possible after a
   * refusal and after an offer.
   */
  readonly after?: 'refusal' | 'offer';
  /** The state of the merchant's objection that the transition needs. */
  readonly objection?: Objection;
};

/**
 * The objection of a merchant to a refund that was granted by rule (rule refund-28): `possible` until the deadline,
 * `raised` until the platform decides, then `decided`. The guest keeps the money in every case.
 */
export const objections = ['possible', 'raised', 'decided'] as const;
export type Objection = (typeof objections)[number];

export type RefundFacts = {
  readonly state: RefundStateNumber;
  /** The merchant's partial offer in fen. Null without an offer. */
  readonly offered: number | null;
  /** Null or absent for a refund that was not granted by rule. */
  readonly objection?: Objection | null;
};

/**
 * All allowed transitions of a refund. The caller checks the time limits: the merchant's deadline before `escalate`, 24
 * hours for `appeal` before `lapse` or `auto_accept_offer`, and 24 hours for `object`. A merchant's partial grant is an
 * offer that the guest accepts or appeals, so it is never final.
 */
export const refundTransitions = [
  { event: 'apply', from: [], to: 1, actors: ['member'] },
  // The merchant creates the request for the guest, who cannot know that the dish is sold out.
  { event: 'declare_sold_out', from: [], to: 1, actors: ['merchant'] },
  // Rule refund-31: an operator refunds an order that the guest made no request for.
  { event: 'refund_by_platform', from: [], to: 1, actors: ['platform'] },
  { event: 'grant_at_once', from: [1], to: 7, actors: ['system'] },
  // Rule refund-26: a small refund for a missing or wrong dish needs no decision.
  { event: 'grant_by_rule', from: [1], to: 7, actors: ['system'] },
  { event: 'ask_merchant', from: [1], to: 2, actors: ['system'] },
  { event: 'merchant_grant', from: [2], to: 7, actors: ['merchant'] },
  { event: 'merchant_refuse', from: [2], to: 3, actors: ['merchant'] },
  { event: 'merchant_offer', from: [2], to: 3, actors: ['merchant'] },
  { event: 'escalate', from: [2], to: 4, actors: ['system'] },
  { event: 'accept_offer', from: [3], to: 7, actors: ['member'], after: 'offer' },
  { event: 'appeal', from: [3], to: 4, actors: ['member'] },
  { event: 'lapse', from: [3], to: 6, actors: ['system'], after: 'refusal' },
  { event: 'auto_accept_offer', from: [3], to: 7, actors: ['system'], after: 'offer' },
  { event: 'platform_grant', from: [1, 4], to: 7, actors: ['platform'] },
  { event: 'platform_refuse', from: [4], to: 5, actors: ['platform'] },
  { event: 'withdraw', from: [1, 2, 3, 4], to: 6, actors: ['member'] },
  // Rule refund-32: a refund by an operator replaces the open request of the guest.
  { event: 'supersede', from: [2, 3, 4], to: 6, actors: ['system'] },
  // An objection changes only the party that pays for the refund, so the refund stays successful.
  { event: 'object', from: [7], to: 7, actors: ['merchant'], objection: 'possible' },
  { event: 'decide_objection', from: [7], to: 7, actors: ['platform'], objection: 'raised' },
] as const satisfies readonly RefundTransition[];

export const refundWorkflow: Workflow<RefundStateNumber, RefundEvent, WorkflowActor, RefundFacts, RefundTransition> = {
  events: refundEvents,
  transitions: refundTransitions,
  suits: ({ after, objection: needed }, { offered, objection = null }) =>
    (after === undefined || after === (offered === null ? 'refusal' : 'offer')) &&
    (needed === undefined || needed === objection),
};
