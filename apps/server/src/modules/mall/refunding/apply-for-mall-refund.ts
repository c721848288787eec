import { calls } from '@chifan/contract';
import type { mallOrderCalls } from '@chifan/contract/mall-order';
import type { MallOrderActor } from '@chifan/domain/mall';
import { areMallItemsLeft, mallRefundReasons, mallRefundWorth } from '@chifan/domain/mall';
import { isFinalRefundState } from '@chifan/domain/refund';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { once } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { holdPictures, uploaderOf } from '../../upload/index.ts';
import { lockMallOrder, type MallOrderRow } from '../ordering/mall-order.store.ts';
import { refundableLines } from '../ordering/reading/refundable.ts';
import { transitionMallOrder } from '../ordering/transition-mall-order.ts';
import { insertMallRefund, mallLinesToRefund, type NewMallRefund, refundsOfMallOrder } from './mall-refund.store.ts';
import { whyNoMallRefund } from './preview-mall-refund.ts';
import { transitionMallRefund } from './transition-mall-refund.ts';

type Input = z.output<(typeof mallOrderCalls)['applyForMallRefund']['input']>;
type OnRefund = { readonly refundId: number };

/** Asks for the points of so many pieces: the seller is the platform, so it is asked at once. */
export const applyForMallRefund = (
  platform: Platform,
  input: Input,
  context: MemberContext,
): Promise<Answer<OnRefund>> =>
  once(platform.database, context, calls.applyForMallRefund.path, input, async (tx, after) => {
    const order = await lockMallOrder(tx, input.orderId);
    if (!order || order.member_id !== context.caller.id) return refused('order_not_found');
    const transition: TransitionContext<MallOrderActor> = {
      tx,
      after,
      now: context.now,
      actor: 'member',
      actorId: context.caller.id,
    };
    const asked = await judge(transition, order, input, uploaderOf(context.caller));
    if (!asked.ok) return asked;
    const inAfterSale = await transitionMallOrder(platform, transition, order, 'apply_for_refund');
    if (!inAfterSale.ok) return inAfterSale;
    const entry = { event: 'apply', actor: 'member', actorId: null, reason: null, at: context.now } as const;
    const refund = await insertMallRefund(tx, asked.value, entry);
    const waiting = await transitionMallRefund(platform, systemContext(transition), refund, 'ask_platform');
    return waiting.ok ? { ok: true, value: { refundId: refund.id } } : waiting;
  });

async function judge(
  { tx, now }: TransitionContext<MallOrderActor>,
  order: MallOrderRow,
  input: Input,
  uploadedBy: string,
): Promise<Answer<NewMallRefund>> {
  const before = await refundsOfMallOrder(tx, order.id);
  const lines = await mallLinesToRefund(tx, order.id);
  if (before.some(({ state }) => !isFinalRefundState(state))) return refused('refund_open_already');
  const obstacle = whyNoMallRefund(order, { lines, refunds: before }, now);
  if (obstacle) return refused(obstacle);
  const { items, note, photos, reason, orderId } = input;
  if (items.length === 0) return refused('refund_nothing_chosen');
  const left = refundableLines(lines, before);
  if (!areMallItemsLeft(left, items)) return refused('refund_exceeds_paid');
  if (!mallRefundReasons.some(({ number }) => number === reason)) return refused('bad_request');
  // Uploaded by them for a refund, each once, and kept from now on.
  const held = await holdPictures(tx, { purpose: 'refund', paths: photos, uploadedBy });
  if (held.size !== photos.length) return refused('picture_unknown');
  const asked = mallRefundWorth(left, items);
  // The order's lock makes it count up.
  const number = `R${order.number}-${before.length + 1}`;
  return { ok: true, value: { number, order_id: orderId, reason, items, asked, note: note || null, photos } };
}
