import type { refundStaffCalls } from '@chifan/contract/refund/staff-calls';
import { fen } from '@chifan/domain';
import { type ObjectionBearer, subsidyReturned } from '@chifan/domain/refund';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { compensateShop } from '../../wallet/index.ts';
import { changeRefund } from '../change-refund.ts';
import { mealRefundPolicy, noteOf } from '../meal-refund-policy.ts';
import { refundInList } from '../reading/read-refunds.store.ts';
import type { RefundRow } from '../refund.store.ts';
import { type LockedRefund, transitionRefund } from '../transition-refund.ts';
import { asMerchant } from './staff-decisions.ts';

type Input<Name extends keyof typeof refundStaffCalls> = z.output<(typeof refundStaffCalls)[Name]['input']>;

/**
 * Lets the merchant object to an automatic refund by rule, within a day. The guest keeps the money (rule refund-28).
 */
export const objectToCredit = (
  platform: Platform,
  { refundId, refusal, note }: Input<'objectToCredit'>,
  context: StaffContext,
): Promise<Answer<RefundRow>> =>
  asMerchant(platform, refundId, context, async (transition, locked) => {
    const { due_at: dueAt, objection } = locked.refund;
    if (objection === 'possible' && dueAt !== null && transition.now > dueAt) return refused('too_late');
    const said = { objection: 'raised', merchant_refusal: refusal, merchant_note: noteOf(note), due_at: null } as const;
    return transitionRefund(platform, transition, locked, 'object', said, { reason: refusal });
  });

/** The platform decides which party pays for a refund by rule. If it is not the shop, the shop gets its money back. */
export const decideObjection = (
  platform: Platform,
  { refundId, liable, note }: Input<'decideObjection'>,
  { caller, now }: Pick<StaffContext, 'caller' | 'now'>,
): Promise<Answer<RefundRow>> => {
  const by = { actor: 'platform', actorId: caller.id, now, isTheirs: () => true } as const;
  return changeRefund(mealRefundPolicy, platform, refundId, by, async (transition, locked) => {
    if (liable === 'courier' && locked.order.courier_id === null) return refused('bad_request');
    const said = { objection: 'decided', liable, platform_note: noteOf(note) } as const;
    const moved = await transitionRefund(platform, transition, locked, 'decide_objection', said, { reason: liable });
    if (moved.ok && liable !== 'merchant') await payShopBack(transition, locked, liable);
    return moved;
  });
};

/**
 * Returns the shop's cost of the refund to the shop: the refunded amount, and the coupon subsidy for this part of the
 * payment. The order is settled, because a refund by rule settles a delivered order.
 */
async function payShopBack(
  { tx, now }: TransitionContext,
  { order, refund }: LockedRefund,
  liable: Exclude<ObjectionBearer, 'merchant'>,
): Promise<void> {
  const listed = await refundInList(tx, refund.id);
  if (order.shop_id === null || listed === undefined) throw new Error(`order ${order.number} has no shop or refund`);
  const amount = refund.balance_part + refund.gateway_part;
  const subsidy = subsidyReturned({
    subsidy: fen(order.coupon_subsidy),
    paid: fen(order.balance_part + order.payable),
    refundedBefore: fen(listed.refunded_before),
    amount: fen(amount),
  });
  await compensateShop(tx, {
    refundId: refund.id,
    orderId: order.id,
    shopId: order.shop_id,
    courierId: liable === 'courier' ? order.courier_id : null,
    amount,
    subsidy,
    at: now,
  });
}
