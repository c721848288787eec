import type { RefundStateNumber } from '../refund/index.ts';
import { failure, type Result, success } from '../result.ts';
import type { MallOrderActor } from './mall-order-transitions.ts';

/** All that can happen to a refund request of a mall order. */
export const mallRefundEvents = ['apply', 'ask_platform', 'platform_grant', 'platform_refuse', 'withdraw'] as const;
export type MallRefundEvent = (typeof mallRefundEvents)[number];

type MallRefundTransition = {
  readonly event: MallRefundEvent;
  readonly from: readonly RefundStateNumber[];
  readonly to: RefundStateNumber;
  readonly actor: MallOrderActor;
};

/** The refund's own states and numbers; the mall's seller is the platform, so there is no merchant to ask before it. */
export const mallRefundTransitions = [
  { event: 'apply', from: [], to: 1, actor: 'member' },
  { event: 'ask_platform', from: [1], to: 4, actor: 'system' },
  { event: 'platform_grant', from: [4], to: 7, actor: 'platform' },
  { event: 'platform_refuse', from: [4], to: 5, actor: 'platform' },
  { event: 'withdraw', from: [1, 4], to: 6, actor: 'member' },
] as const satisfies readonly MallRefundTransition[];

const rows: readonly MallRefundTransition[] = mallRefundTransitions;

/** Where an event leads, or why it may not happen, as `applyRefundEvent` says of other orders. */
export function applyMallRefundEvent(
  state: RefundStateNumber,
  event: MallRefundEvent,
  actor: MallOrderActor,
): Result<RefundStateNumber, 'transition_not_allowed' | 'actor_not_allowed'> {
  const row = rows.find((row) => row.event === event && row.from.includes(state));
  if (!row) return failure('transition_not_allowed');
  return row.actor === actor ? success(row.to) : failure('actor_not_allowed');
}

/** The events that this actor may trigger now, for buttons. */
export const allowedMallRefundEvents = (state: RefundStateNumber, actor: MallOrderActor): MallRefundEvent[] =>
  mallRefundEvents.filter((event) => applyMallRefundEvent(state, event, actor).ok);
