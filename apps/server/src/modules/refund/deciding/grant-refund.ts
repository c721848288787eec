import { fen } from '@chifan/domain';
import {
  arePiecesNotDelivered,
  type DecisionReason,
  decisionReasonsFor,
  type LiableParty,
  type PaidParts,
  type RefundEvent,
  refundBearerOf,
  shopCompensationDebtor,
  subsidyReturned,
} from '@chifan/domain/refund';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { returnCoupons } from '../../coupon/index.ts';
import {
  addRefunded,
  fulfilmentState,
  type OrderRow,
  returnOrderStock,
  returnStockOfPieces,
  settleRefundedOrder,
  writeRefundedPieces,
} from '../../ordering/index.ts';
import { enqueueGatewayRefund, payingAttemptOf } from '../../payment/index.ts';
import { returnRefund, takeRewardsBack } from '../../wallet/index.ts';
import { refundableAmount, splitByPaymentSource } from '../calculate-refund.ts';
import type { RefundChanges, RefundRow } from '../refund.store.ts';
import { type LockedRefund, transitionRefund } from '../transition-refund.ts';
import { leaveAfterSale } from './leave-after-sale.ts';

export type Grant = {
  readonly event: Extract<
    RefundEvent,
    'grant_at_once' | 'grant_by_rule' | 'merchant_grant' | 'accept_offer' | 'auto_accept_offer' | 'platform_grant'
  >;
  /** The granted amount in fen, at most the requested amount. */
  readonly amount: number;
  /** Null if no party is liable. */
  readonly liable: LiableParty | null;
  readonly reason?: DecisionReason | undefined;
  /** True if no item of the order remains, even if the granted amount is 0. */
  readonly isEverything?: boolean;
  readonly changes?: RefundChanges;
};

/**
 * Grants a refund in the caller's transaction. If a payment gateway must return a part of the money, a background job
 * repeats the call with the refund's number until the gateway has paid.
 */
export async function grantRefund(
  platform: Platform,
  transition: TransitionContext,
  { order, refund }: LockedRefund,
  grant: Grant,
): Promise<Answer<RefundRow>> {
  // A decision is final, so the amount of the call does not matter.
  if (refund.decided_at !== null) return refused('refund_decided');
  if (grant.amount > refund.asked) return refused('refund_exceeds_paid');
  const mayGive = decisionReasonsFor({ isGrant: true, amount: grant.amount, asked: refund.asked });
  if (grant.reason && !mayGive.includes(grant.reason)) return refused('bad_request');
  const parts = splitByPaymentSource(order, grant.amount);
  if (!parts.ok) return parts;
  const decided = {
    ...liabilityOf(order, grant),
    balance_part: parts.value.balance,
    gateway_part: parts.value.gateway,
  };
  const reason = grant.reason ?? null;
  const changes = { due_at: null, ...grant.changes, ...decided, decision_reason: reason, decided_at: transition.now };
  const moved = await transitionRefund(platform, transition, { order, refund }, grant.event, changes, { reason });
  if (!moved.ok) return moved;
  const isAllBack = grant.amount === refundableAmount(order) && (grant.amount > 0 || grant.isEverything === true);
  // Locks coupons and dishes before payment attempts and accounts, as every transaction does to avoid deadlocks.
  if (isAllBack) await returnCoupons(transition.tx, { orderId: order.id, at: transition.now });
  await removeRefundedPieces(transition, { order, refund }, { amount: grant.amount, isAllBack });
  await returnMoney(platform, transition, { order, refund: moved.value }, parts.value);
  const after = await withRefunded(transition, order, parts.value);
  if (isAllBack) await settleRefundedOrder(transition, order, { liable: grant.liable, endedWith: 0 });
  await leaveAfterSale(platform, transition, after, { isAllBack });
  return moved;
}

function liabilityOf(order: OrderRow, { liable }: Grant) {
  const circumstances = { isSettled: order.completed_at !== null, hasCourier: order.courier_id !== null, liable };
  const owing = shopCompensationDebtor(circumstances);
  return { liable, owed_by: owing, owed_by_courier: owing === 'courier' ? order.courier_id : null };
}

/** Removes refunded items from the order. If the merchant has not accepted the order yet, the items return to stock. */
async function removeRefundedPieces(
  transition: TransitionContext,
  { order, refund }: LockedRefund,
  { amount, isAllBack }: { readonly amount: number; readonly isAllBack: boolean },
): Promise<void> {
  const orderState = fulfilmentState(order);
  const worth = refund.items.reduce((sum, item) => sum + item.amount, 0);
  if (!isAllBack && !arePiecesNotDelivered({ orderState, amount, worth })) return;
  // Items of a set meal return to stock also after acceptance, because another branch can serve the set meal.
  if (orderState === 'pending' || order.set_meal_id !== null) {
    await (isAllBack ? returnOrderStock(transition, order) : returnStockOfPieces(transition, order, refund.items));
  }
  await writeRefundedPieces(transition.tx, order.id, refund.items);
}

async function returnMoney(
  platform: Platform,
  transition: TransitionContext,
  { order, refund }: LockedRefund,
  parts: PaidParts,
): Promise<void> {
  const attempt = parts.gateway > 0 ? await payingAttemptOf(transition.tx, order.id) : undefined;
  if (parts.gateway > 0 && !attempt) throw new Error(`order ${order.number} has no gateway payment`);
  if (attempt) {
    const gatewayRefund = { number: refund.number, attemptId: attempt.id, amount: parts.gateway, refundId: refund.id };
    await enqueueGatewayRefund(transition.tx, { ...gatewayRefund, at: transition.now });
    transition.after(platform.wakeJobs);
  }
  const bearer = refundBearerOf({
    isSettled: order.completed_at !== null,
    hasCourier: order.courier_id !== null,
    liable: refund.liable,
  });
  await returnRefund(transition.tx, {
    refundId: refund.id,
    orderId: order.id,
    memberId: order.member_id,
    shopId: order.shop_id,
    courierId: order.courier_id,
    method: attempt?.method ?? null,
    ...parts,
    bearer,
    subsidyBack: bearer === 'merchant' ? subsidyBack(order, parts) : 0,
    at: transition.now,
  });
  const refunded = order.refunded_balance + order.refunded_gateway + parts.balance + parts.gateway;
  await takeRewardsBack(transition.tx, {
    orderId: order.id,
    paid: order.balance_part + order.payable,
    refunded,
    at: transition.now,
  });
  await platform.events.publish(transition.tx, 'order.refunded', { orderId: order.id }, transition.now);
}

const subsidyBack = (order: OrderRow, parts: PaidParts): number =>
  subsidyReturned({
    subsidy: fen(order.coupon_subsidy),
    paid: fen(order.balance_part + order.payable),
    refundedBefore: fen(order.refunded_balance + order.refunded_gateway),
    amount: fen(parts.balance + parts.gateway),
  });

/** Adds the refund to the order's refunded sums. The database rejects a sum above the payment. */
async function withRefunded(transition: TransitionContext, order: OrderRow, parts: PaidParts): Promise<OrderRow> {
  await addRefunded(transition.tx, order.id, parts);
  return {
    ...order,
    refunded_balance: order.refunded_balance + parts.balance,
    refunded_gateway: order.refunded_gateway + parts.gateway,
  };
}
