import type { refundCalls } from '@chifan/contract/refund';
import { cancelReasonOf, wayOf } from '@chifan/domain/ordering';
import {
  areRequestsUsedUp,
  isFinalRefundState,
  type LiableParty,
  liableAtOnce,
  reasonsToOffer,
} from '@chifan/domain/refund';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { once } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { lockOrder, type OrderRow, transitionOrder, workingState } from '../../ordering/index.ts';
import { holdPictures, uploaderOf } from '../../upload/index.ts';
import { type CalculatedRefund, calculateRefund } from '../calculate-refund.ts';
import { grantRefund } from '../deciding/grant-refund.ts';
import { insertRefund, type KeptItem, type RefundRow, readyAtOf, refundsOfOrder } from '../refund.store.ts';
import { merchantAnswersBefore, refundTimer } from '../refund-timers.ts';
import { type LockedRefund, transitionRefund } from '../transition-refund.ts';

type Input = z.output<(typeof refundCalls)['applyForRefund']['input']>;

/** Asks for a refund: granted at once (rule refund-7), or the merchant has 24 hours to answer (rule refund-8). */
export const applyForRefund = (
  platform: Platform,
  input: Input,
  context: MemberContext,
): Promise<Answer<{ readonly id: number }>> =>
  once(platform.database, context, '/rest/order/refund/apply', input, async (tx, after) => {
    const order = await lockOrder(tx, input.orderId);
    if (!order || order.member_id !== context.caller.id) return refused('order_not_found');
    const transition: TransitionContext = { tx, after, now: context.now, actor: 'member', actorId: context.caller.id };
    const asked = await judge(transition, order, input, context.caller);
    if (!asked.ok) return asked;
    const inAfterSale = await transitionOrder(platform, transition, order, 'apply_for_refund');
    if (!inAfterSale.ok) return inAfterSale;
    const refund = await write(transition, order, input, asked.value);
    const answered = await answerOrAsk(
      platform,
      transition,
      { order: inAfterSale.value, refund },
      asked.value.isAtOnce,
    );
    return answered.ok ? { ok: true, value: { id: refund.id } } : answered;
  });

type Asked = CalculatedRefund & { readonly number: string; readonly reason: string; readonly items: KeptItem[] };

async function judge(
  transition: TransitionContext,
  order: OrderRow,
  input: Input,
  caller: SignedIn,
): Promise<Answer<Asked>> {
  const before = await refundsOfOrder(transition.tx, order.id);
  if (before.some(({ state }) => !isFinalRefundState(state))) return refused('refund_open_already');
  const calculated = await calculateRefund(transition.tx, order, input.items, transition.now);
  if (!calculated.ok) return calculated;
  if (areRequestsUsedUp(before.map(({ state }) => state))) return refused('refund_requests_used_up');
  if (input.items.length === 0) return refused('refund_nothing_chosen');
  if (input.amount > calculated.value.most) return refused('refund_exceeds_paid', { most: calculated.value.most });
  const offered = reasonsToOffer(workingState(order), wayOf(order)).some(({ number }) => number === input.reason);
  const reason = cancelReasonOf(input.reason);
  if (!offered || !reason) return refused('bad_request');
  if (!(await arePhotosKnown(transition, input.photos, caller))) return refused('picture_unknown');
  const items = input.items.map((item, at) => ({ ...item, amount: calculated.value.worths[at] ?? 0 }));
  // Its own number is the gateway refund's at the gateway too; the order's lock makes it count up.
  const number = `R${order.number}-${before.length + 1}`;
  return { ok: true, value: { ...calculated.value, number, reason: reason.key, items } };
}

/** Uploaded by the guest for a refund, each once, and kept from now on. */
export async function arePhotosKnown(
  { tx }: TransitionContext,
  photos: readonly string[],
  caller: SignedIn,
): Promise<boolean> {
  const held = await holdPictures(tx, { purpose: 'refund', paths: photos, uploadedBy: uploaderOf(caller) });
  return held.size === photos.length;
}

const write = (
  { tx, actor, actorId, now }: TransitionContext,
  order: OrderRow,
  input: Input,
  asked: Asked,
): Promise<RefundRow> =>
  insertRefund(
    tx,
    {
      order_id: order.id,
      number: asked.number,
      reason: asked.reason,
      asked: input.amount,
      items: asked.items,
      note: input.note === '' ? null : input.note,
      photos: input.photos,
    },
    { event: 'apply', actor, actorId, reason: asked.reason, at: now },
  );

async function answerOrAsk(
  platform: Platform,
  by: TransitionContext,
  locked: LockedRefund,
  isAtOnce: boolean,
): Promise<Answer<RefundRow>> {
  const transition = systemContext(by);
  if (isAtOnce) {
    const grant = {
      event: 'grant_at_once',
      amount: locked.refund.asked,
      liable: await whoIsLiable(transition, locked),
    } as const;
    return grantRefund(platform, transition, locked, grant);
  }
  const dueAt = merchantAnswersBefore(by.now);
  const timer = refundTimer(locked.refund.id, 'escalate', dueAt);
  return transitionRefund(platform, transition, locked, 'ask_merchant', { due_at: dueAt }, { timer });
}

const whoIsLiable = async ({ tx }: TransitionContext, { order }: LockedRefund): Promise<LiableParty | null> =>
  liableAtOnce({
    orderState: workingState(order),
    promisedAt: order.estimated_at,
    readyAt: await readyAtOf(tx, order.id),
  });
