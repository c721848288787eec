import { applyEvent } from '@chifan/domain';
import { type RefundEvent, refundWorkflow } from '@chifan/domain/refund';
import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Audience } from '../../platform/live/live.ts';
import type { Platform } from '../../platform/module.ts';
import { bumpOrderVersion, type OrderRow, publishOrderChanged, type TransitionContext } from '../ordering/index.ts';
import { type RefundChanges, type RefundRow, writeRefundMove } from './refund.store.ts';
import { bookDecisionEmail } from './telling/book-email.ts';

/** A refund with its order: both rows are locked, the order's first. */
export type LockedRefund = { readonly order: OrderRow; readonly refund: RefundRow };

/**
 * The one way a refund changes its state: asks the table, writes state and history together, and once the commit stands
 * tells the lists of those who decide, and writes a decision to the guest.
 */
export async function transitionRefund(
  platform: Platform,
  transition: TransitionContext,
  { order, refund }: LockedRefund,
  event: RefundEvent,
  changes: RefundChanges = {},
  reason: string | null = null,
): Promise<Answer<RefundRow>> {
  const move = applyEvent(refundWorkflow, refund, event, transition.actor);
  if (!move.ok) return refused(move.reason, { state: refund.state, event });
  const { actor, actorId, now } = transition;
  const moved = await writeRefundMove(transition.tx, refund, move.value.state, changes, {
    event,
    actor,
    actorId,
    reason,
    at: now,
  });
  await bookDecisionEmail(platform, transition, { refundId: refund.id, event });
  const audiences: Audience[] = [`shop:${order.shop_id}`, 'platform'];
  transition.after(() => platform.live.tell(audiences, { topic: 'refunds', version: moved.version }));
  return { ok: true, value: moved };
}

/** Tells everybody who looks at the order what was said about its refund, where the order itself does not move. */
export async function tellOfOrder(platform: Platform, transition: TransitionContext, order: OrderRow): Promise<void> {
  const version = await bumpOrderVersion(transition.tx, order.id);
  transition.after(() => publishOrderChanged(platform, { ...order, version }));
}
