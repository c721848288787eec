import { fen } from '@chifan/domain';
import {
  bearerOf,
  type DecisionReason,
  type LiableParty,
  type PaidParts,
  type RefundEvent,
  reasonsToGive,
  subsidyBackOf,
} from '@chifan/domain/refund';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { giveCouponsBack } from '../../coupon/index.ts';
import {
  addRefunded,
  giveStockBack,
  type Hand,
  type OrderRow,
  payCourierInVain,
  workingState,
} from '../../ordering/index.ts';
import { attemptThatPaid, payBack } from '../../payment/index.ts';
import { returnRefund, takeRewardsBack } from '../../wallet/index.ts';
import { type LockedRefund, moveRefund } from '../move-refund.ts';
import type { RefundChanges, RefundRow } from '../refund.store.ts';
import { leftToRefund, partsOf } from '../weigh-refund.ts';
import { leaveAfterSale } from './leave-after-sale.ts';

export type Grant = {
  readonly event: Extract<RefundEvent, 'grant_at_once' | 'merchant_grant' | 'platform_grant'>;
  /** Fen; no more than was asked for. */
  readonly amount: number;
  readonly liable: LiableParty;
  /** Why it is only a part. */
  readonly reason?: DecisionReason | undefined;
  readonly changes?: RefundChanges;
};

/**
 * The money goes back where it came from: state, posting, payout and what hangs on it in the caller's transaction. The
 * gateway is told afterwards, under the refund's own number, until it has taken it.
 */
export async function grantRefund(
  platform: Platform,
  hand: Hand,
  { order, refund }: LockedRefund,
  grant: Grant,
): Promise<Answer<RefundRow>> {
  if (grant.amount > refund.asked) return refused('refund_exceeds_paid');
  const mayGive = reasonsToGive({ isGrant: true, amount: grant.amount, asked: refund.asked });
  if (grant.reason && !mayGive.includes(grant.reason)) return refused('bad_request');
  const parts = partsOf(order, grant.amount);
  if (!parts.ok) return parts;
  const decided = { liable: grant.liable, balance_part: parts.value.balance, gateway_part: parts.value.gateway };
  const reason = grant.reason ?? null;
  const changes = { ...grant.changes, ...decided, decision_reason: reason, due_at: null, decided_at: hand.now };
  const moved = await moveRefund(platform, hand, { order, refund }, grant.event, changes, reason);
  if (!moved.ok) return moved;
  const isAllBack = grant.amount === leftToRefund(order);
  // Coupons and dishes before attempts and accounts: every transaction locks in this order.
  if (isAllBack) await giveBackReserved(hand, order);
  await returnMoney(platform, hand, { order, refund: moved.value }, parts.value);
  if (isAllBack) await payCourierInVain(hand, order, grant.liable);
  const after = await withRefunded(hand, order, parts.value);
  await leaveAfterSale(platform, hand, after, { isAllBack });
  return moved;
}

/** Nothing of the order is left: its coupons are the guest's again, and dishes that nobody began to make are there again. */
async function giveBackReserved(hand: Hand, order: OrderRow): Promise<void> {
  await giveCouponsBack(hand.tx, { orderId: order.id, at: hand.now });
  if (workingState(order) === 'pending') await giveStockBack(hand.tx, order.id);
}

async function returnMoney(
  platform: Platform,
  hand: Hand,
  { order, refund }: LockedRefund,
  parts: PaidParts,
): Promise<void> {
  const attempt = parts.gateway > 0 ? await attemptThatPaid(hand.tx, order.id) : undefined;
  if (parts.gateway > 0 && !attempt) throw new Error(`order ${order.number} was paid by no gateway`);
  if (attempt) {
    const payout = { number: refund.number, attemptId: attempt.id, amount: parts.gateway, refundId: refund.id };
    await payBack(hand.tx, { ...payout, at: hand.now });
    hand.after(platform.wakeJobs);
  }
  const bearer = bearerOf({
    isSettled: order.completed_at !== null,
    hasCourier: order.courier_id !== null,
    liable: refund.liable ?? 'platform',
  });
  await returnRefund(hand.tx, {
    refundId: refund.id,
    orderId: order.id,
    memberId: order.member_id,
    shopId: order.shop_id,
    courierId: order.courier_id,
    method: attempt?.method ?? null,
    ...parts,
    bearer,
    subsidyBack: bearer === 'merchant' ? subsidyBack(order, parts) : 0,
    at: hand.now,
  });
  const refunded = order.refunded_balance + order.refunded_gateway + parts.balance + parts.gateway;
  await takeRewardsBack(hand.tx, {
    orderId: order.id,
    paid: order.balance_part + order.payable,
    refunded,
    at: hand.now,
  });
}

const subsidyBack = (order: OrderRow, parts: PaidParts): number =>
  subsidyBackOf({
    subsidy: fen(order.coupon_subsidy),
    paid: fen(order.balance_part + order.payable),
    refundedBefore: fen(order.refunded_balance + order.refunded_gateway),
    amount: fen(parts.balance + parts.gateway),
  });

/** The order as it stands once the refund is counted; the database refuses more than was paid. */
async function withRefunded(hand: Hand, order: OrderRow, parts: PaidParts): Promise<OrderRow> {
  await addRefunded(hand.tx, order.id, parts);
  return {
    ...order,
    refunded_balance: order.refunded_balance + parts.balance,
    refunded_gateway: order.refunded_gateway + parts.gateway,
  };
}
