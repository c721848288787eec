import { allowedEvents, fen } from '@chifan/domain';
import { orderWorkflow } from '@chifan/domain/ordering';
import {
  areItemsRefundable,
  isGrantedAutomatically,
  isRefundWindowOver,
  maxRefundAmount,
  type PaidParts,
  type RefundableLine,
  type RefundItem,
  refundableFen,
  refundItemAmounts,
  splitRefund,
} from '@chifan/domain/refund';
import type { Executor } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import { factsOf, fulfilmentState, type OrderRow } from '../ordering/index.ts';
import { type LineToRefund, linesToRefund, type RefundRow, refundsOfOrder } from './refund.store.ts';

export type RefundableOrderLine = LineToRefund & RefundableLine;

export type CalculatedRefund = {
  readonly lines: readonly RefundableOrderLine[];
  readonly maxAmount: number;
  readonly parts: PaidParts;
  readonly itemAmounts: readonly number[];
  readonly isAtOnce: boolean;
};

/**
 * Calculates the maximum refund of the given items. Preview and request use this function, so the shown amount is the
 * refunded amount (rule refund-16).
 */
export async function calculateRefund(
  executor: Executor,
  order: OrderRow,
  items: readonly RefundItem[],
  now: Date,
): Promise<Answer<CalculatedRefund>> {
  if (!allowedEvents(orderWorkflow, factsOf(order), 'member').includes('apply_for_refund'))
    return refused('refund_not_allowed');
  if (isRefundWindowOver(order.completed_at, now)) return refused('refund_too_late');
  const lines = await refundableOrderLines(executor, order.id);
  if (!areItemsRefundable(lines, items)) return refused('refund_nothing_chosen');
  const maxAmount = remainingRefundAmount(order, lines, items);
  const parts = splitByPaymentSource(order, maxAmount);
  if (!parts.ok) return parts;
  return {
    ok: true,
    value: {
      lines,
      maxAmount,
      parts: parts.value,
      itemAmounts: refundItemAmounts(lines, items),
      isAtOnce: isRefundedAtOnce(order, now),
    },
  };
}

/** The maximum refund of the given items in fen, at most the part of the payment that is not refunded yet. */
export function remainingRefundAmount(
  order: OrderRow,
  lines: readonly RefundableOrderLine[],
  items: readonly RefundItem[],
): number {
  return items.length === 0
    ? 0
    : Math.min(refundableAmount(order), maxRefundAmount({ lines, fees: feesOf(order), items }));
}

export type PaidAndRefunded = Pick<OrderRow, 'balance_part' | 'payable' | 'refunded_balance' | 'refunded_gateway'>;

/**
 * Splits a refund between balance and gateway in proportion to the payment. The last refund of an order gets the
 * remainders.
 */
export function splitByPaymentSource(order: PaidAndRefunded, amount: number): Answer<PaidParts> {
  const split = splitRefund(paidParts(order), refundedParts(order), fen(amount));
  return split.ok ? split : refused(split.reason);
}

export const refundableAmount = (order: PaidAndRefunded): number =>
  refundableFen(paidParts(order), refundedParts(order));

const paidParts = (order: PaidAndRefunded): PaidParts => ({
  balance: fen(order.balance_part),
  gateway: fen(order.payable),
});

const refundedParts = (order: PaidAndRefunded): PaidParts => ({
  balance: fen(order.refunded_balance),
  gateway: fen(order.refunded_gateway),
});

const feesOf = (order: OrderRow) => fen(order.package_fee + order.delivery_fee - order.delivery_coupon);

export async function refundableOrderLines(executor: Executor, orderId: number): Promise<RefundableOrderLine[]> {
  const [lines, refunds] = [await linesToRefund(executor, orderId), await refundsOfOrder(executor, orderId)];
  return lines.map((line) => ({
    ...line,
    share: fen(line.share),
    refundedBefore: refunds.reduce((sum, refund) => sum + grantedOf(refund, line.position), 0),
  }));
}

/**
 * Returns the number of servings of an order line that a granted refund includes, with the full price or a part of it.
 */
const grantedOf = (refund: RefundRow, position: number): number =>
  refund.state === 7 ? (refund.items.find((item) => item.position === position)?.quantity ?? 0) : 0;

export const isRefundedAtOnce = (order: OrderRow, now: Date): boolean =>
  isGrantedAutomatically({
    orderState: fulfilmentState(order),
    type: order.type,
    promisedAt: order.promised_at ?? order.estimated_at,
    now,
  });
