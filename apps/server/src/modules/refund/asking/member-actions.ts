import type { refundCalls } from '@chifan/contract/refund';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { lockOrder } from '../../ordering/index.ts';
import { grantOffer } from '../deciding/grant-offer.ts';
import { leaveAfterSale } from '../deciding/leave-after-sale.ts';
import { lockRefund, orderOfRefund, type RefundRow } from '../refund.store.ts';
import { type LockedRefund, tellOfOrder, transitionRefund } from '../transition-refund.ts';
import { arePhotosKnown } from './apply-for-refund.ts';

/** Takes a request back: the order goes on as if nobody had asked. */
export const withdrawRefund = (
  platform: Platform,
  input: { readonly refundId: number },
  context: MemberContext,
): Promise<Answer<RefundRow>> =>
  onOwnRefund(platform, input.refundId, context, async (transition, locked) => {
    const moved = await transitionRefund(platform, transition, locked, 'withdraw', {
      due_at: null,
      decided_at: transition.now,
    });
    if (moved.ok) await leaveAfterSale(platform, transition, locked.order, { isAllBack: false });
    return moved;
  });

/** The offered part comes back now. After its day, too, as long as the timer has not done the same. */
export const acceptOfferedRefund = (
  platform: Platform,
  input: { readonly refundId: number },
  context: MemberContext,
): Promise<Answer<RefundRow>> =>
  onOwnRefund(platform, input.refundId, context, (transition, locked) =>
    grantOffer(platform, transition, locked, 'accept_offer'),
  );

/** The merchant refused or offered a part: the platform is asked, with evidence, within a day. */
export const appealRefund = (
  platform: Platform,
  input: z.output<(typeof refundCalls)['appealRefund']['input']>,
  context: MemberContext,
): Promise<Answer<RefundRow>> =>
  onOwnRefund(platform, input.refundId, context, async (transition, locked) => {
    const { state, due_at: dueAt } = locked.refund;
    if (state === 3 && dueAt !== null && transition.now > dueAt) return refused('too_late');
    if (!(await arePhotosKnown(transition, input.photos, context.caller))) return refused('picture_unknown');
    const said = { appeal: input.note, appeal_photos: input.photos, due_at: null };
    const moved = await transitionRefund(platform, transition, locked, 'appeal', said);
    if (moved.ok) await tellOfOrder(platform, transition, locked.order);
    return moved;
  });

async function onOwnRefund(
  platform: Platform,
  refundId: number,
  context: MemberContext,
  work: (transition: TransitionContext, locked: LockedRefund) => Promise<Answer<RefundRow>>,
): Promise<Answer<RefundRow>> {
  return platform.database.transact(async (tx, after): Promise<Answer<RefundRow>> => {
    const orderId = await orderOfRefund(tx, refundId);
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    // Somebody else's refund is answered like one that does not exist.
    if (!order || order.member_id !== context.caller.id) return refused('refund_not_found');
    const refund = await lockRefund(tx, refundId);
    if (!refund) return refused('refund_not_found');
    return work({ tx, after, now: context.now, actor: 'member', actorId: context.caller.id }, { order, refund });
  });
}
