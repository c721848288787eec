import type { SandboxAlipay } from '../alipay/alipay.ts';
import type { SandboxStripe } from '../stripe/stripe.ts';
import type { SandboxWeChat } from '../wechat/we-chat.ts';

/** Amount in fen of a payment or refund, with the number that the merchant gave it. */
export interface RecordedAmount {
  readonly number: string;
  readonly amount: number;
}

/**
 * Payments and refunds as the gateway stand-ins recorded them. Tests compare them with the ledger of the Chifan server.
 */
export interface Books {
  readonly payments: readonly RecordedAmount[];
  readonly refunds: readonly RecordedAmount[];
}

type Gateways = { readonly stripe: SandboxStripe; readonly alipay: SandboxAlipay; readonly weChat: SandboxWeChat };

export const booksOf = ({ stripe, alipay, weChat }: Gateways): Books => ({
  payments: [
    ...[...stripe.state.intents.values()]
      .filter(({ status }) => status === 'succeeded')
      .map(({ metadata, amount_received }) => ({ number: metadata['attempt'] ?? '', amount: amount_received })),
    ...[...alipay.state.trades.values()]
      .filter(({ paidAt }) => paidAt !== null)
      .map(({ outTradeNo, amount }) => ({ number: outTradeNo, amount })),
    ...[...weChat.state.transactions.values()]
      .filter(({ paidAt }) => paidAt !== null)
      .map(({ outTradeNo, total }) => ({ number: outTradeNo, amount: total })),
  ],
  refunds: [
    ...[...stripe.state.refunds.values()]
      .filter(({ status }) => status === 'succeeded')
      .map(({ metadata, amount }) => ({ number: metadata['gatewayRefund'] ?? '', amount })),
    ...[...alipay.state.trades.values()]
      .flatMap(({ refunds }) => refunds)
      .map(({ outRequestNo, amount }) => ({ number: outRequestNo, amount })),
    ...[...weChat.state.refunds.values()]
      .filter(({ status }) => status === 'SUCCESS')
      .map(({ outRefundNo, amount }) => ({ number: outRefundNo, amount })),
  ],
});
