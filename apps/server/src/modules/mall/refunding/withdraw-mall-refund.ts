import type { MallOrderActor } from '@chifan/domain/mall';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { leaveMallAfterSale } from './leave-after-sale.ts';
import { lockMallRefundWithOrder, transitionMallRefund } from './transition-mall-refund.ts';

type OnRefund = { readonly refundId: number };

/** Takes a request back: the order goes on as if nobody had asked. */
export const withdrawMallRefund = (
  platform: Platform,
  { refundId }: OnRefund,
  { caller, now }: MemberContext,
): Promise<Answer<OnRefund>> =>
  platform.database.transact(async (tx, after): Promise<Answer<OnRefund>> => {
    const locked = await lockMallRefundWithOrder(tx, refundId);
    // Somebody else's refund is answered like one that does not exist.
    if (!locked || locked.order.member_id !== caller.id) return refused('refund_not_found');
    const transition: TransitionContext<MallOrderActor> = { tx, after, now, actor: 'member', actorId: caller.id };
    const moved = await transitionMallRefund(platform, transition, locked.refund, 'withdraw', { decided_at: now });
    if (!moved.ok) return moved;
    await leaveMallAfterSale(platform, transition, locked.order);
    return { ok: true, value: { refundId } };
  });
