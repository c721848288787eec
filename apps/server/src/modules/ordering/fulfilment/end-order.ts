import { fen } from '@chifan/domain';
import { refundableAmounts } from '@chifan/domain/ordering';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { releaseCoupons, returnCoupons } from '../../coupon/index.ts';
import { type AttemptRow, closeAttempts, enqueueGatewayRefund, payingAttemptOf } from '../../payment/index.ts';
import { releaseBalance, returnToGateway } from '../../wallet/index.ts';
import { addRefunded, hasCoupons, type OrderChanges, type OrderRow } from '../order.store.ts';
import { transitionOrder } from '../transition-order.ts';
import { returnOrderStock } from './return-order-stock.ts';

type EndingEvent = 'cancel' | 'expire' | 'refuse' | 'run_out' | 'give_up';

/**
 * Ends an order: releases all its reservations (coupons, stock) and returns the whole payment to its sources. The
 * order's row must be locked.
 */
export async function endOrder(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
  event: EndingEvent,
  reason: string | null,
  changes: OrderChanges = {},
): Promise<Answer<OrderRow>> {
  const ended = await transitionOrder(
    platform,
    transition,
    order,
    event,
    { ...changes, cancel_reason: reason },
    { reason },
  );
  if (!ended.ok) return ended;
  closeAttempts(platform, transition, { orderId: order.id });
  const of = { orderId: order.id, at: transition.now };
  if (hasCoupons(order)) await (order.paid_at === null ? releaseCoupons : returnCoupons)(transition.tx, of);
  await returnOrderStock(transition, order);
  await returnAll(platform, transition, order);
  return ended;
}

async function returnAll(platform: Platform, transition: TransitionContext, order: OrderRow): Promise<void> {
  const { tx, now } = transition;
  const { balance, gateway } = refundableAmountsOf(order);
  if (balance > 0) await releaseBalance(tx, { orderId: order.id, memberId: order.member_id, amount: balance, at: now });
  const paidBy = gateway > 0 ? await payingAttemptOf(tx, order.id) : undefined;
  if (gateway > 0 && !paidBy) throw new Error(`order ${order.number} has no gateway payment`);
  if (paidBy) await startGatewayRefund(platform, transition, { order, attempt: paidBy, amount: gateway });
  if (balance > 0 || gateway > 0) await addRefunded(tx, order.id, { balance, gateway });
}

/**
 * Posts the returned money in the ledger and creates the gateway refund. The refund's number derives from the payment
 * attempt, so a retry creates no second refund.
 */
export async function startGatewayRefund(
  platform: Platform,
  transition: Pick<TransitionContext, 'tx' | 'now' | 'after'>,
  back: { order: OrderRow; attempt: AttemptRow; amount: number },
): Promise<void> {
  const { order, attempt, amount } = back;
  const number = `R${attempt.number}`;
  await returnToGateway(transition.tx, {
    orderId: order.id,
    memberId: order.member_id,
    method: attempt.method,
    key: number,
    amount,
    at: transition.now,
  });
  await enqueueGatewayRefund(transition.tx, { number, attemptId: attempt.id, amount, at: transition.now });
  transition.after(platform.wakeJobs);
}

export const refundableAmountsOf = (order: OrderRow) =>
  refundableAmounts({
    isPaid: order.paid_at !== null,
    balancePart: fen(order.balance_part),
    payable: fen(order.payable),
    refundedBalance: fen(order.refunded_balance),
    refundedGateway: fen(order.refunded_gateway),
  });
