import type { refundCalls } from '@chifan/contract/refund';
import { isInWriting, isOffer, minOffer, partialReasons } from '@chifan/domain/refund';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { staffsShop } from '../../catalogue/index.ts';
import { lockOrder } from '../../ordering/index.ts';
import { lockRefund, orderOfRefund, type RefundChanges, type RefundRow } from '../refund.store.ts';
import { appealBefore, refundTimer } from '../refund-timers.ts';
import { type LockedRefund, tellOfOrder, transitionRefund } from '../transition-refund.ts';
import { grantRefund } from './grant-refund.ts';
import { leaveAfterSale } from './leave-after-sale.ts';

type Input<Name extends keyof typeof refundCalls> = z.output<(typeof refundCalls)[Name]['input']>;

/** The merchant gives all of what is asked, or offers a part of it and says why: at their own cost. */
export const grantAsMerchant = (platform: Platform, input: Input<'grantRefund'>, context: StaffContext) =>
  asMerchant(platform, input.refundId, context, (transition, locked) => {
    const { amount, reason, note } = input;
    if (isOffer(amount, locked.refund.asked)) return offerPart(platform, input, transition, locked);
    const changes = { merchant_note: textOrNull(note) };
    return grantRefund(platform, transition, locked, {
      event: 'merchant_grant',
      amount,
      liable: 'merchant',
      reason,
      changes,
    });
  });

/** No money moves yet: the guest has a day to accept the part or to appeal, and silence accepts it. */
async function offerPart(
  platform: Platform,
  { amount, reason, note }: Input<'grantRefund'>,
  transition: TransitionContext,
  locked: LockedRefund,
): Promise<Answer<RefundRow>> {
  if (locked.refund.decided_at !== null) return refused('refund_decided');
  const why = partialReasons.find((partial) => partial === reason);
  if (why === undefined) return refused('bad_request');
  const min = minOffer(locked.refund.asked);
  if (amount < min) return refused('refund_offer_too_small', { min });
  const changes = { offered: amount, offer_reason: why, merchant_note: textOrNull(note) };
  return awaitGuest(platform, transition, locked, 'merchant_offer', changes, why);
}

/** The merchant refuses with a coded reason; the guest has a day to appeal. */
export const refuseAsMerchant = (platform: Platform, input: Input<'refuseRefund'>, context: StaffContext) =>
  asMerchant(platform, input.refundId, context, (transition, locked) => {
    const said = { merchant_refusal: input.refusal, merchant_note: textOrNull(input.note) };
    return awaitGuest(platform, transition, locked, 'merchant_refuse', said, input.refusal);
  });

/** The merchant has answered: it is the guest's turn for a day. */
async function awaitGuest(
  platform: Platform,
  transition: TransitionContext,
  locked: LockedRefund,
  event: 'merchant_offer' | 'merchant_refuse',
  said: RefundChanges,
  reason: string,
): Promise<Answer<RefundRow>> {
  const dueAt = appealBefore(transition.now);
  const timer = refundTimer(locked.refund.id, 'lapse', dueAt);
  const changes = { ...said, due_at: dueAt };
  const moved = await transitionRefund(platform, transition, locked, event, changes, { reason, timer });
  if (moved.ok) await tellOfOrder(platform, transition, locked.order);
  return moved;
}

/** The platform decides in writing: the guest reads the coded reason, the note is for the staff; and names who bears it. */
export const decideAsPlatform = (platform: Platform, input: Input<'decideRefund'>, context: StaffContext) =>
  onRefund(platform, input.refundId, { ...context, role: 'platform' }, async (transition, locked) => {
    const { reason, note, liable } = input;
    const { asked } = locked.refund;
    const isGrant = input.decision === 'grant';
    const amount = isGrant ? (input.amount ?? asked) : 0;
    if (!isInWriting({ isGrant, amount, asked }, { reason: reason ?? null, note })) return refused('bad_request');
    if (!isGrant) return refuseAsPlatform(platform, input, transition, locked);
    const changes = { platform_note: textOrNull(note) };
    return grantRefund(platform, transition, locked, { event: 'platform_grant', amount, liable, reason, changes });
  });

async function refuseAsPlatform(
  platform: Platform,
  { reason, note, liable }: Input<'decideRefund'>,
  transition: TransitionContext,
  locked: LockedRefund,
): Promise<Answer<RefundRow>> {
  const said = { decision_reason: reason ?? null, platform_note: textOrNull(note), liable };
  const changes = { ...said, due_at: null, decided_at: transition.now };
  const moved = await transitionRefund(platform, transition, locked, 'platform_refuse', changes, {
    reason: reason ?? null,
  });
  if (moved.ok) await leaveAfterSale(platform, transition, locked.order, { isAllBack: false });
  return moved;
}

const textOrNull = (text: string): string | null => (text === '' ? null : text);

const asMerchant = (
  platform: Platform,
  refundId: number,
  context: StaffContext,
  work: (transition: TransitionContext, locked: LockedRefund) => Promise<Answer<RefundRow>>,
) => onRefund(platform, refundId, { ...context, role: 'merchant' }, work);

/** A merchant decides about their shops' refunds alone; any other does not exist for them. */
async function onRefund(
  platform: Platform,
  refundId: number,
  by: Pick<StaffContext, 'caller' | 'now'> & { readonly role: 'merchant' | 'platform' },
  work: (transition: TransitionContext, locked: LockedRefund) => Promise<Answer<RefundRow>>,
): Promise<Answer<RefundRow>> {
  return platform.database.transact(async (tx, after): Promise<Answer<RefundRow>> => {
    const orderId = await orderOfRefund(tx, refundId);
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    if (!order) return refused('refund_not_found');
    if (by.role === 'merchant' && !(await staffsShop(tx, by.caller.id, order.shop_id)))
      return refused('refund_not_found');
    const refund = await lockRefund(tx, refundId);
    if (!refund) return refused('refund_not_found');
    return work({ tx, after, now: by.now, actor: by.role, actorId: by.caller.id }, { order, refund });
  });
}
