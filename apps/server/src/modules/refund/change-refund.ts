import type { RefundEvent } from '@chifan/domain/refund';
import type { Tx } from '../../platform/database/database.ts';
import type { Answer } from '../../platform/http/call-result.ts';
import type { MemberContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { withLockedRow } from '../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../platform/workflow/transition-context.ts';
import type { LockedRefundAndOrder, RefundKind, RefundPolicy } from './refund-policy.ts';

/** Locks the order before the refund, as every transaction does to avoid deadlocks. */
export async function lockWithOrder<Kind extends RefundKind>(
  { store }: RefundPolicy<Kind>,
  tx: Tx,
  refundId: number,
): Promise<LockedRefundAndOrder<Kind> | undefined> {
  const orderId = await store.orderOf(tx, refundId);
  const order = orderId === undefined ? undefined : await store.lockOrder(tx, orderId);
  const refund = order && (await store.lockRefund(tx, refundId));
  return order && refund && { order, refund };
}

type By<Kind extends RefundKind, Actor extends TransitionContext['actor']> = Pick<
  TransitionContext<Actor>,
  'actor' | 'actorId' | 'now'
> & {
  /**
   * Whether the caller may change refunds of the order. If not, the caller gets the same result as for a missing
   * refund.
   */
  readonly isTheirs: (tx: Tx, order: Kind['order']) => boolean | Promise<boolean>;
};

export const changeRefund = <Kind extends RefundKind, Actor extends TransitionContext['actor']>(
  policy: RefundPolicy<Kind>,
  platform: Platform,
  refundId: number,
  { isTheirs, ...by }: By<Kind, Actor>,
  work: (context: TransitionContext<Actor>, locked: LockedRefundAndOrder<Kind>) => Promise<Answer<Kind['refund']>>,
): Promise<Answer<Kind['refund']>> => {
  const lock = (tx: Tx) => lockWithOrder(policy, tx, refundId);
  const change = {
    lock,
    isTheirs: ({ order }: LockedRefundAndOrder<Kind>, tx: Tx) => isTheirs(tx, order),
    missing: 'refund_not_found',
    by,
  } as const;
  return withLockedRow(platform, change, work);
};

export const byMember = ({ caller, now }: MemberContext) => ({
  actor: 'member' as const,
  actorId: caller.id,
  now,
  isTheirs: (_tx: Tx, order: RefundKind['order']) => order.member_id === caller.id,
});

export async function closeRefund<Kind extends RefundKind>(
  policy: RefundPolicy<Kind>,
  platform: Platform,
  context: TransitionContext<'member' | 'platform'>,
  locked: LockedRefundAndOrder<Kind>,
  event: Extract<RefundEvent, 'withdraw' | 'platform_refuse'>,
  said: Kind['changes'],
  reason: string | null,
): Promise<Answer<Kind['refund']>> {
  const changes = { ...said, ...policy.over(context.now) };
  const moved = await policy.transition(platform, context, locked, event, changes, { reason });
  if (moved.ok) await policy.resume(platform, context, locked.order);
  return moved;
}
