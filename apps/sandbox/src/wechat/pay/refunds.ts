import { ApiError, parameterWrong } from '../api-error.ts';
import type { WeChatKeys } from '../keys.ts';
import type { Fact, WeChatState } from '../state.ts';
import { type Input, numberAt, objectAt, textAt } from './input.ts';
import { createNotification } from './notices.ts';
import { newNumber, type Refund, type RefundStatus, refundNotificationContent, refundView } from './objects.ts';
import { findTransaction, type WeChatOutcome } from './transactions.ts';

/**
 * Handles the call POST /v3/refund/domestic/refunds. The refund is accepted and succeeds later. A repeated refund
 * number returns the first refund.
 */
export function createRefund(state: WeChatState, input: Input): WeChatOutcome {
  const transaction = findTransaction(state, textAt(input, 'out_trade_no'));
  const amount = objectAt(input, 'amount');
  const [refund, total] = [numberAt(amount, 'refund'), numberAt(amount, 'total')];
  const outRefundNo = textAt(input, 'out_refund_no');
  const known = state.refunds.get(outRefundNo);
  if (known) {
    if (known.amount !== refund || known.outTradeNo !== transaction.outTradeNo)
      throw new ApiError(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致，请核实后再试');
    return { answer: refundView(known, transaction), facts: [] };
  }
  if (transaction.paidAt === null) throw new ApiError(403, 'INVALID_REQUEST', '订单未支付');
  if (textAt(amount, 'currency') !== 'CNY' || refund <= 0 || total !== transaction.total)
    throw parameterWrong('订单金额不一致');
  if (refund > transaction.total - refundedOf(state, transaction.outTradeNo))
    throw new ApiError(403, 'NOT_ENOUGH', '申请退款金额大于订单可退金额');
  const made: Refund = {
    outRefundNo,
    outTradeNo: transaction.outTradeNo,
    refundId: newNumber('50300'),
    amount: refund,
    notifyUrl: typeof input['notify_url'] === 'string' ? input['notify_url'] : null,
    status: 'PROCESSING',
    createdAt: Date.now(),
    finishedAt: null,
  };
  return {
    answer: refundView(made, transaction),
    facts: [
      { kind: 'transaction', value: { ...transaction, state: 'REFUND' } },
      { kind: 'refund', value: made },
    ],
  };
}

/**
 * Ends a refund as succeeded, or as abnormal if the guest's account rejects it. An abnormal refund can still succeed
 * later, when an operator completes it. A succeeded refund does not change.
 */
export function finishRefund(
  keys: WeChatKeys,
  state: WeChatState,
  outRefundNo: string,
  status: Exclude<RefundStatus, 'PROCESSING'>,
): readonly Fact[] {
  const found = state.refunds.get(outRefundNo);
  if (found === undefined || found.status === 'SUCCESS' || found.status === status) return [];
  const finished: Refund = { ...found, status, finishedAt: Date.now() };
  const facts: Fact[] = [{ kind: 'refund', value: finished }];
  if (finished.notifyUrl === null) return facts;
  const notice = createNotification(keys, {
    target: finished.notifyUrl,
    eventType: `REFUND.${status}`,
    summary: status === 'SUCCESS' ? '退款成功' : '退款异常',
    originalType: 'refund',
    content: refundNotificationContent(finished, findTransaction(state, finished.outTradeNo), keys.mchId),
  });
  return [...facts, { kind: 'notice', value: notice }];
}

export function showRefund(state: WeChatState, outRefundNo: string): WeChatOutcome {
  const refund = state.refunds.get(outRefundNo);
  if (!refund) throw new ApiError(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
  return { answer: refundView(refund, findTransaction(state, refund.outTradeNo)), facts: [] };
}

function refundedOf(state: WeChatState, outTradeNo: string): number {
  let sum = 0;
  for (const refund of state.refunds.values())
    if (refund.outTradeNo === outTradeNo && refund.status !== 'CLOSED') sum += refund.amount;
  return sum;
}
