import { applyEvent, type Position } from '@chifan/domain';
import { type MallOrderActor, type MallOrderEvent, type MallOrderState, mallOrderWorkflow } from '@chifan/domain/mall';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type MallOrderChanges, type MallOrderRow, type MallTimer, writeMallMove } from './mall-order.store.ts';

/** Who moves a mall order, and in which transaction. */
export type MallTransitionContext = {
  readonly tx: Tx;
  readonly after: (effect: () => void) => void;
  readonly now: Date;
  readonly actor: MallOrderActor;
  /** Of the platform's operators; null for members and timers. */
  readonly staffId: number | null;
};

export const mallSystemContext = ({
  tx,
  after,
  now,
}: Pick<MallTransitionContext, 'tx' | 'after' | 'now'>): MallTransitionContext => ({
  tx,
  after,
  now,
  actor: 'system',
  staffId: null,
});

export const standingOf = (
  order: Pick<MallOrderRow, 'state' | 'state_before_after_sale'>,
): Position<MallOrderState> => ({
  state: order.state,
  stateBeforeAfterSale: order.state_before_after_sale,
});

/**
 * The one way a mall order changes its state: asks the table, writes state and history together, and tells the screens
 * once the commit stands. `timer` begins with the move. The row must be locked by `lockMallOrder`.
 */
export async function transitionMallOrder(
  platform: Platform,
  transition: MallTransitionContext,
  order: MallOrderRow,
  event: MallOrderEvent,
  changes: MallOrderChanges = {},
  {
    reason = null,
    timer,
  }: { readonly reason?: string | null; readonly timer?: (moved: MallOrderRow) => MallTimer } = {},
): Promise<Answer<MallOrderRow>> {
  const move = applyEvent(mallOrderWorkflow, standingOf(order), event, transition.actor);
  if (!move.ok) return refused(move.reason, { state: order.state, event });
  const { tx, after, actor, staffId, now: at } = transition;
  const { state, stateBeforeAfterSale } = move.value;
  const columns = { state, state_before_after_sale: stateBeforeAfterSale, version: order.version + 1 };
  const moved = { ...order, ...changes, ...columns };
  const entry = { event, actor, staffId, reason, at };
  await writeMallMove(tx, { from: order, to: moved }, changes, entry, timer?.(moved) ?? null);
  after(() => publishMallOrderChanged(platform, moved));
  return { ok: true, value: moved };
}

/** Tells the member and the platform that this order has a new version. */
export function publishMallOrderChanged(
  platform: Platform,
  order: Pick<MallOrderRow, 'id' | 'member_id' | 'version'>,
): void {
  const { id, member_id: memberId, version } = order;
  platform.live.tell([`member:${memberId}`, 'platform'], { topic: `mall-order:${id}`, version });
  platform.live.tell([`member:${memberId}`, 'platform'], { topic: 'mall-orders', version });
}

/** What the member may spend is another sum. */
export const tellPoints = (platform: Platform, { after, now }: MallTransitionContext, memberId: number): void =>
  after(() => platform.live.tell([`member:${memberId}`], { topic: 'wallet', version: now.getTime() }));
