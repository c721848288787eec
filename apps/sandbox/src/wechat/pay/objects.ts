import { randomBytes } from 'node:crypto';

export type TradeState = 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED';

/** A payment at WeChat Pay, stored under the number that the merchant gave it. */
export interface Transaction {
  readonly outTradeNo: string;
  readonly prepayId: string;
  readonly description: string;
  readonly openId: string;
  /** Amount in fen. */
  readonly total: number;
  readonly notifyUrl: string;
  /** End of the payment period, in epoch milliseconds. */
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly state: TradeState;
  readonly transactionId: string | null;
  readonly paidAt: number | null;
}

export type RefundStatus = 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED';

export interface Refund {
  readonly outRefundNo: string;
  readonly outTradeNo: string;
  readonly refundId: string;
  readonly amount: number;
  readonly notifyUrl: string | null;
  readonly status: RefundStatus;
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

/** A notification to the merchant. The body is encrypted once, so each delivery has the same ID and content. */
export interface WeChatNotification {
  readonly id: string;
  readonly target: string;
  readonly body: string;
  readonly createdAt: number;
}

/** A number in WeChat Pay's format, such as `4200001234202611211234567890`. */
export const newNumber = (prefix: string): string =>
  `${prefix}${Date.now()}${String(randomBytes(4).readUInt32BE()).padStart(10, '0')}`;

/** Formats epoch milliseconds in RFC 3339, Shanghai time, whole seconds: `2026-11-21T12:00:00+08:00`. */
export const rfc3339 = (ms: number): string => `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

export const transactionView = (transaction: Transaction, of: { appId: string; mchId: string }) => ({
  appid: of.appId,
  mchid: of.mchId,
  out_trade_no: transaction.outTradeNo,
  trade_type: 'JSAPI',
  trade_state: transaction.state,
  trade_state_desc: stateWords[transaction.state],
  attach: '',
  amount: {
    total: transaction.total,
    currency: 'CNY',
    ...(transaction.paidAt === null ? {} : { payer_total: transaction.total, payer_currency: 'CNY' }),
  },
  payer: { openid: transaction.openId },
  ...(transaction.paidAt === null
    ? {}
    : {
        transaction_id: transaction.transactionId,
        bank_type: 'OTHERS',
        success_time: rfc3339(transaction.paidAt),
      }),
});

const stateWords: Readonly<Record<TradeState, string>> = {
  NOTPAY: '订单未支付',
  SUCCESS: '支付成功',
  REFUND: '订单发生过退款，退款详情请查询退款单',
  CLOSED: '订单已关闭',
};

export const refundView = (refund: Refund, transaction: Transaction) => ({
  refund_id: refund.refundId,
  out_refund_no: refund.outRefundNo,
  transaction_id: transaction.transactionId,
  out_trade_no: refund.outTradeNo,
  channel: 'ORIGINAL',
  user_received_account: '支付用户零钱',
  create_time: rfc3339(refund.createdAt),
  ...(refund.finishedAt === null ? {} : { success_time: rfc3339(refund.finishedAt) }),
  status: refund.status,
  funds_account: 'AVAILABLE',
  amount: {
    total: transaction.total,
    refund: refund.amount,
    payer_total: transaction.total,
    payer_refund: refund.amount,
    settlement_refund: refund.amount,
    settlement_total: transaction.total,
    discount_refund: 0,
    currency: 'CNY',
  },
});

/** Content of a refund notification. The fields differ from the response of the refund call. */
export const refundNotificationContent = (refund: Refund, transaction: Transaction, mchId: string) => ({
  mchid: mchId,
  transaction_id: transaction.transactionId,
  out_trade_no: refund.outTradeNo,
  refund_id: refund.refundId,
  out_refund_no: refund.outRefundNo,
  refund_status: refund.status,
  ...(refund.finishedAt === null ? {} : { success_time: rfc3339(refund.finishedAt) }),
  user_received_account: '支付用户零钱',
  amount: {
    total: transaction.total,
    refund: refund.amount,
    payer_total: transaction.total,
    payer_refund: refund.amount,
  },
});
