import type { refundStaffCalls } from '@chifan/contract/refund/staff-calls';
import { isPartialRefundOffer, minRefundOffer, partialReasons } from '@chifan/domain/refund';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { isStaffOfShop } from '../../catalogue/index.ts';
import type { OrderRow } from '../../ordering/index.ts';
import { type Gateways, tryGatewayRefundNow } from '../../payment/index.ts';
import { changeRefund } from '../change-refund.ts';
import { mealRefundPolicy, noteOf } from '../meal-refund-policy.ts';
import { gatewayRefundsOf, refundInList } from '../reading/read-refunds.store.ts';
import type { RefundChanges, RefundRow } from '../refund.store.ts';
import { appealDeadline, refundTimer } from '../refund-timers.ts';
import { type LockedRefund, publishOrderOfRefund, transitionRefund } from '../transition-refund.ts';
import { grantRefund } from './grant-refund.ts';

type Input<Name extends keyof typeof refundStaffCalls> = z.output<(typeof refundStaffCalls)[Name]['input']>;

/** Lets the merchant grant the whole request, or offer a part of it with a reason. The shop bears the cost. */
export const grantAsMerchant = (platform: Platform, input: Input<'grantRefund'>, context: StaffContext) =>
  asMerchant(platform, input.refundId, context, (transition, locked) => {
    const { amount, reason, note } = input;
    if (isPartialRefundOffer(amount, locked.refund.asked)) return offerPart(platform, input, transition, locked);
    const changes = { merchant_note: noteOf(note) };
    return grantRefund(platform, transition, locked, {
      event: 'merchant_grant',
      amount,
      liable: 'merchant',
      reason,
      changes,
    });
  });

/**
 * Offers a part of the request without moving money. The guest may accept or appeal for a day. Without an answer, the
 * offer is refunded.
 */
async function offerPart(
  platform: Platform,
  { amount, reason, note }: Input<'grantRefund'>,
  transition: TransitionContext,
  locked: LockedRefund,
): Promise<Answer<RefundRow>> {
  if (locked.refund.decided_at !== null) return refused('refund_decided');
  const why = partialReasons.find((partial) => partial === reason);
  if (why === undefined) return refused('bad_request');
  const min = minRefundOffer(locked.refund.asked);
  if (amount < min) return refused('refund_offer_too_small', { min });
  const changes = { offered: amount, offer_reason: why, merchant_note: noteOf(note) };
  return awaitGuest(platform, transition, locked, 'merchant_offer', changes, why);
}

export const refuseAsMerchant = (platform: Platform, input: Input<'refuseRefund'>, context: StaffContext) =>
  asMerchant(platform, input.refundId, context, (transition, locked) => {
    const said = { merchant_refusal: input.refusal, merchant_note: noteOf(input.note) };
    return awaitGuest(platform, transition, locked, 'merchant_refuse', said, input.refusal);
  });

async function awaitGuest(
  platform: Platform,
  transition: TransitionContext,
  locked: LockedRefund,
  event: 'merchant_offer' | 'merchant_refuse',
  said: RefundChanges,
  reason: string,
): Promise<Answer<RefundRow>> {
  const dueAt = appealDeadline(transition.now);
  const timer = refundTimer(locked.refund.id, 'lapse', dueAt);
  const changes = { ...said, due_at: dueAt };
  const moved = await transitionRefund(platform, transition, locked, event, changes, { reason, timer });
  if (moved.ok) await publishOrderOfRefund(platform, transition, locked.order);
  return moved;
}

/**
 * Runs a merchant's decision about a refund. Merchants decide only refunds of their shops. For other refunds the result
 * is the same as for a missing refund.
 */
export const asMerchant = (
  platform: Platform,
  refundId: number,
  { caller, now }: StaffContext,
  work: (transition: TransitionContext<'merchant'>, locked: LockedRefund) => Promise<Answer<RefundRow>>,
) => {
  const isTheirs = (tx: Tx, { shop_id: shopId }: OrderRow) => shopId !== null && isStaffOfShop(tx, caller.id, shopId);
  const by = { actor: 'merchant', actorId: caller.id, now, isTheirs } as const;
  return changeRefund(mealRefundPolicy, platform, refundId, by, work);
};

/** Sends a failed gateway refund again with an unchanged number, so that the gateway pays only once. */
export async function retryGatewayRefund(
  platform: Platform,
  gateways: Gateways,
  { refundId }: { readonly refundId: number },
): Promise<Answer<{ readonly id: number }>> {
  const refund = await refundInList(platform.database.read, refundId);
  if (!refund) return refused('refund_not_found');
  const waiting = (await gatewayRefundsOf(platform.database.read, [refundId])).filter(
    ({ state }) => state === 'failed',
  );
  if (waiting.length === 0) return refused('transition_not_allowed', { state: refund.state });
  for (const gatewayRefund of waiting) await tryGatewayRefundNow(platform, gateways, gatewayRefund.id);
  return { ok: true, value: { id: refundId } };
}
