import type { OrderActor } from '../ordering/index.ts';
import { failure, type Result, success } from '../result.ts';
import type { RefundStateNumber } from './refund-states.ts';

/** All that can happen to a refund request (decisions §3). */
export const refundEvents = [
  'apply',
  'declare_sold_out',
  'grant_at_once',
  'ask_merchant',
  'merchant_grant',
  'merchant_refuse',
  'escalate',
  'appeal',
  'lapse',
  'platform_grant',
  'platform_refuse',
  'withdraw',
] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** One row of decisions §3; `from` is empty for what begins a request. */
export type RefundTransition = {
  readonly event: RefundEvent;
  readonly from: readonly RefundStateNumber[];
  readonly to: RefundStateNumber;
  readonly actor: OrderActor;
};

/** Every way a refund can go. The 24 hours of `escalate` and of `appeal` or `lapse` are the caller's to check. */
export const refundTransitions = [
  { event: 'apply', from: [], to: 1, actor: 'member' },
  // The merchant begins it for the guest: what is not there is not asked for.
  { event: 'declare_sold_out', from: [], to: 1, actor: 'merchant' },
  { event: 'grant_at_once', from: [1], to: 7, actor: 'system' },
  { event: 'ask_merchant', from: [1], to: 2, actor: 'system' },
  { event: 'merchant_grant', from: [2], to: 7, actor: 'merchant' },
  { event: 'merchant_refuse', from: [2], to: 3, actor: 'merchant' },
  { event: 'escalate', from: [2], to: 4, actor: 'system' },
  { event: 'appeal', from: [3], to: 4, actor: 'member' },
  { event: 'lapse', from: [3], to: 6, actor: 'system' },
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
  state: RefundStateNumber,
  event: RefundEvent,
  actor: OrderActor,
): Result<RefundStateNumber, 'transition_not_allowed' | 'actor_not_allowed'> {
  const row = rows.find((row) => row.event === event && row.from.includes(state));
  if (!row) return failure('transition_not_allowed');
  return row.actor === actor ? success(row.to) : failure('actor_not_allowed');
}

/** The events that this actor may trigger now, for buttons. */
export const allowedRefundEvents = (state: RefundStateNumber, actor: OrderActor): RefundEvent[] =>
  refundEvents.filter((event) => applyRefundEvent(state, event, actor).ok);
