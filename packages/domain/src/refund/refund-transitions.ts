import type { OrderActor } from '../ordering/index.ts';
import { failure, type Result, success } from '../result.ts';
import type { RefundStateNumber } from './refund-states.ts';

/** All that can happen to a refund request (rule refund-2). */
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

/** One row of rule refund-2; `from` is empty for what begins a request. */
export type RefundTransition = {
  readonly event: RefundEvent;
  readonly from: readonly RefundStateNumber[];
  readonly to: RefundStateNumber;
  readonly actor: OrderActor;
  /** In state 3 the merchant has either refused or offered a part; rows without it are for both. */
  readonly after?: 'refusal' | 'offer';
};

/** What the table asks of a request. */
export type RefundFacts = {
  readonly state: RefundStateNumber;
  /** The part, in fen, that the merchant offered; null while there was no offer. */
  readonly offered: number | null;
};

/**
 * Every way a refund can go. The 24 hours of `escalate`, and of `appeal` before `lapse` or `auto_accept_offer`, are the
 * caller's to check. A part is never the merchant's last word: it is an offer, and the guest accepts it or appeals.
 */
export const refundTransitions = [
  { event: 'apply', from: [], to: 1, actor: 'member' },
  // The merchant begins it for the guest: what is not there is not asked for.
  { event: 'declare_sold_out', from: [], to: 1, actor: 'merchant' },
  { event: 'grant_at_once', from: [1], to: 7, actor: 'system' },
  { event: 'ask_merchant', from: [1], to: 2, actor: 'system' },
  { event: 'merchant_grant', from: [2], to: 7, actor: 'merchant' },
  { event: 'merchant_refuse', from: [2], to: 3, actor: 'merchant' },
  { event: 'merchant_offer', from: [2], to: 3, actor: 'merchant' },
  { event: 'escalate', from: [2], to: 4, actor: 'system' },
  { event: 'accept_offer', from: [3], to: 7, actor: 'member', after: 'offer' },
  { event: 'appeal', from: [3], to: 4, actor: 'member' },
  { event: 'lapse', from: [3], to: 6, actor: 'system', after: 'refusal' },
  { event: 'auto_accept_offer', from: [3], to: 7, actor: 'system', after: 'offer' },
  { event: 'platform_grant', from: [4], to: 7, actor: 'platform' },
  { event: 'platform_refuse', from: [4], to: 5, actor: 'platform' },
  { event: 'withdraw', from: [1, 2, 3, 4], to: 6, actor: 'member' },
] as const satisfies readonly RefundTransition[];

const rows: readonly RefundTransition[] = refundTransitions;

/**
 * Where an event leads, or why it may not happen: `transition_not_allowed` when the table has no row from this state,
 * `actor_not_allowed` when the row is somebody else's.
 */
export function applyRefundEvent(
  { state, offered }: RefundFacts,
  event: RefundEvent,
  actor: OrderActor,
): Result<RefundStateNumber, 'transition_not_allowed' | 'actor_not_allowed'> {
  const answer = offered === null ? 'refusal' : 'offer';
  const row = rows.find(
    (row) => row.event === event && row.from.includes(state) && (row.after === undefined || row.after === answer),
  );
  if (!row) return failure('transition_not_allowed');
  return row.actor === actor ? success(row.to) : failure('actor_not_allowed');
}

/** The events that this actor may trigger now, for buttons. */
export const allowedRefundEvents = (refund: RefundFacts, actor: OrderActor): RefundEvent[] =>
  refundEvents.filter((event) => applyRefundEvent(refund, event, actor).ok);
