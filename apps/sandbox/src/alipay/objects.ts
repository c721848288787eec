import { randomBytes, randomInt } from 'node:crypto';

export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';

export interface Refund {
  readonly outRequestNo: string;
  /** Amount in fen. */
  readonly amount: number;
  readonly at: number;
}

/** A payment at Alipay, stored under the number that the merchant gave it. Amounts in fen, times in milliseconds. */
export interface Trade {
  readonly outTradeNo: string;
  readonly tradeNo: string;
  readonly subject: string;
  readonly amount: number;
  readonly status: TradeStatus;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly paidAt: number | null;
  readonly buyerId: string | null;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly quitUrl: string;
  readonly refunds: readonly Refund[];
  /** Secret in the URL of the payment page, which authorises the payment. */
  readonly token: string;
}

/** A payout at Alipay, stored under the number that the merchant gave it. Amounts in fen, times in milliseconds. */
export interface Transfer {
  readonly outBizNo: string;
  readonly orderId: string;
  readonly amount: number;
  readonly identity: string;
  readonly name: string;
  readonly title: string;
  readonly createdAt: number;
  readonly arrivesAt: number;
  readonly fault: string | null;
}

/** A notification without its signature, because each delivery is signed again. */
export interface AlipayNotification {
  readonly id: string;
  readonly target: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly createdAt: number;
  /**
   * Earliest time at which the notification is sent, in epoch milliseconds. The notification of a refund is sent after
   * the refund has arrived.
   */
  readonly notBefore: number;
}

export const newTradeNo = (): string =>
  `${formatShanghai(Date.now()).replace(/\D/g, '')}${randomInt(10 ** 12, 10 ** 13)}`;
/** A random user ID in Alipay's format. */
export const newBuyerId = (): string => `2088${randomInt(10 ** 11, 10 ** 12)}`;
export const newToken = (): string => randomBytes(12).toString('hex');
export const newNotificationId = (): string => randomBytes(16).toString('hex');

/** Formats epoch milliseconds as Shanghai time: 2026-11-21 12:00:00. */
export const formatShanghai = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Parses Shanghai time to epoch milliseconds. @returns NaN for another format */
export const parseShanghai = (text: string): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text)
    ? Date.parse(`${text.replace(' ', 'T')}Z`) - 8 * 3_600_000
    : Number.NaN;

export const yuan = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Parses yuan such as "12.34" to fen. Undefined for another format. */
export function fenOf(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const refundedOf = ({ refunds }: Trade): number => refunds.reduce((sum, { amount }) => sum + amount, 0);
