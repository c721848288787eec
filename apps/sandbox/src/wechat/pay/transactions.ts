import { randomBytes } from 'node:crypto';
import { ApiError, parameterWrong } from '../api-error.ts';
import type { WeChatKeys } from '../keys.ts';
import type { Fact, WeChatState } from '../state.ts';
import type { Input } from './input.ts';
import { numberAt, objectAt, textAt } from './input.ts';
import { createNotification } from './notices.ts';
import { newNumber, type Transaction, transactionView } from './objects.ts';

/** Response of a call, and the changes that the caller stores in one step. */
export interface WeChatOutcome {
  readonly answer: object | null;
  readonly facts: readonly Fact[];
}

/**
 * Handles the call POST /v3/pay/transactions/jsapi, which creates a payment. A repeated payment number with the same
 * content returns the same payment.
 */
export function createTransaction(keys: WeChatKeys, state: WeChatState, input: Input): WeChatOutcome {
  if (textAt(input, 'appid') !== keys.appId) throw new ApiError(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配');
  if (textAt(input, 'mchid') !== keys.mchId) throw new ApiError(400, 'MCH_NOT_EXISTS', '商户号不存在');
  const wanted = readTransaction(input);
  const known = state.transactions.get(wanted.outTradeNo);
  if (!known) return { answer: { prepay_id: wanted.prepayId }, facts: [{ kind: 'transaction', value: wanted }] };
  if (known.state === 'SUCCESS' || known.state === 'REFUND') throw new ApiError(400, 'ORDERPAID', '该订单已支付');
  if (known.state === 'CLOSED') throw new ApiError(400, 'ORDER_CLOSED', '该订单已关闭，请重新下单');
  if (known.total !== wanted.total || known.openId !== wanted.openId)
    throw new ApiError(403, 'OUT_TRADE_NO_USED', '商户订单号重复');
  return { answer: { prepay_id: known.prepayId }, facts: [] };
}

function readTransaction(input: Input): Transaction {
  const outTradeNo = textAt(input, 'out_trade_no');
  if (!/^[\w*|-]{6,32}$/.test(outTradeNo))
    throw parameterWrong('输入源“/body/out_trade_no”映射到值字段“商户订单号”字符串规则校验失败');
  const amount = objectAt(input, 'amount');
  const total = numberAt(amount, 'total');
  if (total <= 0 || textAt(amount, 'currency') !== 'CNY') throw parameterWrong('无效的金额');
  const expiresAt = Date.parse(textAt(input, 'time_expire'));
  if (Number.isNaN(expiresAt) || expiresAt < Date.now() + 60_000)
    throw parameterWrong('time_expire时间过短，刷卡至少1分钟，其他5分钟');
  const openId = textAt(objectAt(input, 'payer'), 'openid');
  if (!openId.startsWith('o')) throw parameterWrong('无效的openid');
  return {
    outTradeNo,
    prepayId: `wx${randomBytes(18).toString('hex')}`,
    description: textAt(input, 'description'),
    openId,
    total,
    notifyUrl: textAt(input, 'notify_url'),
    expiresAt,
    createdAt: Date.now(),
    state: 'NOTPAY',
    transactionId: null,
    paidAt: null,
  };
}

export function findTransaction(state: WeChatState, outTradeNo: string): Transaction {
  const found = state.transactions.get(outTradeNo);
  if (!found) throw new ApiError(404, 'ORDER_NOT_EXIST', '订单不存在');
  return found;
}

/** Handles the call POST …/close, after which the guest can no longer pay the transaction. */
export function closeTransaction(state: WeChatState, outTradeNo: string): WeChatOutcome {
  const found = findTransaction(state, outTradeNo);
  if (found.state === 'SUCCESS' || found.state === 'REFUND') throw new ApiError(400, 'ORDERPAID', '该订单已支付');
  if (found.state === 'CLOSED') return { answer: null, facts: [] };
  return { answer: null, facts: [{ kind: 'transaction', value: { ...found, state: 'CLOSED' } }] };
}

export function payTransaction(keys: WeChatKeys, found: Transaction): readonly Fact[] {
  const paid: Transaction = { ...found, state: 'SUCCESS', transactionId: newNumber('42000'), paidAt: Date.now() };
  const notice = createNotification(keys, {
    target: paid.notifyUrl,
    eventType: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    originalType: 'transaction',
    content: transactionView(paid, keys),
  });
  return [
    { kind: 'transaction', value: paid },
    { kind: 'notice', value: notice },
  ];
}
