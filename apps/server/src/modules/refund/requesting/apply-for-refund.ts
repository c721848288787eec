import { isFinalRefundState } from '@chifan/domain/refund';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { lockUnusedPictures, uploaderOf } from '../../upload/index.ts';
import type { RefundKind, RefundPolicy } from '../refund-policy.ts';

/**
 * Creates a refund request. In the same transaction the order gets the state `after_sale_processing`, and the request
 * is granted at once or waits for the merchant or the platform.
 */
export const applyForRefund = <Kind extends RefundKind>(
  policy: RefundPolicy<Kind>,
  platform: Platform,
  application: Kind['application'],
  context: MemberContext,
): Promise<Answer<{ readonly id: number }>> =>
  runIdempotently(platform.database, context, policy.path, application, async (tx, after) => {
    const { caller, now } = context;
    const order = await policy.store.lockOrder(tx, application.orderId);
    if (!order || order.member_id !== caller.id) return refused('order_not_found');
    const transition = { tx, after, now, actor: 'member', actorId: caller.id } as const;
    const judged = await judge(policy, transition, order, application, caller);
    if (!judged.ok) return judged;
    const inAfterSale = await policy.openAfterSale(platform, transition, order);
    if (!inAfterSale.ok) return inAfterSale;
    const { note, photos } = application;
    const refund = await policy.store.insert(
      tx,
      { ...judged.value, order_id: order.id, note: note === '' ? null : note, photos: [...photos] },
      { event: 'apply', actor: 'member', actorId: caller.id, reason: String(judged.value.reason), at: now },
    );
    const asked = await policy.askFirst(platform, systemContext(transition), { order: inAfterSale.value, refund });
    return asked.ok ? { ok: true, value: { id: refund.id } } : asked;
  });

async function judge<Kind extends RefundKind>(
  policy: RefundPolicy<Kind>,
  transition: TransitionContext,
  order: Kind['order'],
  application: Kind['application'],
  caller: SignedIn,
): Promise<Answer<Kind['asked'] & { readonly number: string }>> {
  const before = await policy.store.refundsOf(transition.tx, order.id);
  if (before.some(({ state }) => !isFinalRefundState(state))) return refused('refund_open_already');
  const judged = await policy.judge(transition, order, application, before);
  if (!judged.ok) return judged;
  if (!(await arePhotosKnown(transition, application.photos, caller))) return refused('picture_unknown');
  // The number of the refund, which its gateway refund also uses. The order is locked, so the count of earlier requests
  // makes the number unique.
  return { ok: true, value: { ...judged.value, number: `R${order.number}-${before.length + 1}` } };
}

/**
 * Marks uploaded photos as used. @returns whether the guest uploaded each photo for a refund and none was used before
 */
export async function arePhotosKnown(
  { tx }: TransitionContext,
  photos: readonly string[],
  caller: SignedIn,
): Promise<boolean> {
  const held = await lockUnusedPictures(tx, { purpose: 'refund', paths: photos, uploadedBy: uploaderOf(caller) });
  return held.size === photos.length;
}
