import { createHash } from 'node:crypto';
import { ApiError, parameterWrong } from '../api-error.ts';
import type { WeChatKeys } from '../keys.ts';
import type { WeChatState } from '../state.ts';
import { type Refund, rfc3339, type Transaction } from './objects.ts';

/** Handles the call GET /v3/bill/tradebill, which returns the URL and the SHA-1 of a day's bill. */
export function describeBill(keys: WeChatKeys, state: WeChatState, of: { day: string; base: string }) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(of.day)) throw parameterWrong('bill_date格式错误');
  const content = billOf(keys, state, of.day);
  return {
    hash_type: 'SHA1',
    hash_value: createHash('sha1').update(content).digest('hex'),
    download_url: `${of.base}/v3/billdownload/file?token=${of.day}`,
  };
}

const columns =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const totals = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/**
 * Creates a bill in WeChat Pay's format: every cell begins with a backtick, amounts are yuan with two decimals, and the
 * last two lines are totals.
 */
export function billOf(keys: WeChatKeys, state: WeChatState, day: string): string {
  const payments = [...state.transactions.values()].filter(({ paidAt }) => paidAt !== null && dayOf(paidAt) === day);
  const refunds = [...state.refunds.values()].filter(({ createdAt }) => dayOf(createdAt) === day);
  if (payments.length + refunds.length === 0) throw new ApiError(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
  const paid = payments.reduce((sum, { total }) => sum + total, 0);
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const lines = [
    ...payments.map((payment) => paymentLine(keys, payment)),
    ...refunds.flatMap((refund) => {
      const transaction = state.transactions.get(refund.outTradeNo);
      return transaction ? [refundLine(keys, refund, transaction)] : [];
    }),
  ];
  const sums = [String(lines.length), yuan(paid), yuan(back), '0.00', '0.00000', yuan(paid), yuan(back)];
  return `\uFEFF${[columns, ...lines, totals, cells(sums)].join('\r\n')}\r\n`;
}

const paymentLine = (keys: WeChatKeys, payment: Transaction): string =>
  lineOf({
    ...shared(keys, payment),
    交易时间: shanghai(payment.paidAt ?? 0),
    交易状态: 'SUCCESS',
    应结订单金额: yuan(payment.total),
    订单金额: yuan(payment.total),
  });

const refundLine = (keys: WeChatKeys, refund: Refund, payment: Transaction): string =>
  lineOf({
    ...shared(keys, payment),
    交易时间: shanghai(refund.createdAt),
    交易状态: 'REFUND',
    微信退款单号: refund.refundId,
    商户退款单号: refund.outRefundNo,
    退款金额: yuan(refund.amount),
    退款类型: 'ORIGINAL',
    退款状态: refund.status,
    申请退款金额: yuan(refund.amount),
  });

const shared = (keys: WeChatKeys, { transactionId, outTradeNo, openId, description }: Transaction) => ({
  公众账号ID: keys.appId,
  商户号: keys.mchId,
  微信订单号: transactionId ?? '',
  商户订单号: outTradeNo,
  用户标识: openId,
  交易类型: 'JSAPI',
  付款银行: 'OTHERS',
  货币种类: 'CNY',
  商品名称: plain(description),
  费率: '0.60%',
});

/** One line of the bill. A missing amount is "0.00", and any other missing cell is empty. */
const lineOf = (told: Readonly<Record<string, string>>): string =>
  cells(columns.split(',').map((name) => told[name] ?? (name.endsWith('金额') ? '0.00' : '')));

const cells = (values: readonly string[]): string => values.map((value) => `\`${value}`).join(',');
const plain = (text: string): string => text.replace(/[`,\r\n]/g, ' ');
const dayOf = (ms: number): string => rfc3339(ms).slice(0, 10);
const shanghai = (ms: number): string => rfc3339(ms).slice(0, 19).replace('T', ' ');
const yuan = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
