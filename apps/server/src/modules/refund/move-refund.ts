import { applyRefundEvent, type RefundEvent } from '@chifan/domain/refund';
import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Audience } from '../../platform/live/live.ts';
import type { Platform } from '../../platform/module.ts';
import { bumpOrderVersion, type Hand, type OrderRow, tellOrder } from '../ordering/index.ts';
import { type RefundChanges, type RefundRow, writeRefundMove } from './refund.store.ts';
import { bookDecisionLetter } from './telling/book-letter.ts';

/** A refund with its order: both rows are locked, the order's first. */
export type LockedRefund = { readonly order: OrderRow; readonly refund: RefundRow };

/**
 * The one way a refund changes its state: asks the table, writes state and history together, and once the commit stands
 * tells the lists of those who decide, and writes a decision to the guest.
 */
export async function moveRefund(
  platform: Platform,
  hand: Hand,
  { order, refund }: LockedRefund,
  event: RefundEvent,
  changes: RefundChanges = {},
  reason: string | null = null,
): Promise<Answer<RefundRow>> {
  const move = applyRefundEvent(refund, event, hand.actor);
  if (!move.ok) return refused(move.reason, { state: refund.state, event });
  const { actor, actorId, now } = hand;
  const moved = await writeRefundMove(hand.tx, refund, move.value, changes, { event, actor, actorId, reason, at: now });
  await bookDecisionLetter(platform, hand, { refundId: refund.id, event });
  const audiences: Audience[] = [`shop:${order.shop_id}`, 'platform'];
  hand.after(() => platform.live.tell(audiences, { topic: 'refunds', version: moved.version }));
  return { ok: true, value: moved };
}

/** Tells everybody who looks at the order what was said about its refund, where the order itself does not move. */
export async function tellOfOrder(platform: Platform, hand: Hand, order: OrderRow): Promise<void> {
  const version = await bumpOrderVersion(hand.tx, order.id);
  hand.after(() => tellOrder(platform, { ...order, version }));
}
