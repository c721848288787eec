import type { AlipaySdk } from 'alipay-sdk';
import type { AlipayConfig } from '../../../../platform/config.ts';
import type { GatewayRefundUpdate, GatewayWebhook, ReadWebhook, SettledAtGateway } from '../../payment-gateway.ts';
import { buyerOf, fenOfYuan } from './alipay-client.ts';

type Fields = Readonly<Record<string, string>>;

/** A form, signed over its fields. It must be signed by RSA2, by Alipay, and for this app and seller. */
export function readAlipayWebhook(sdk: AlipaySdk, config: AlipayConfig, rawBody: Buffer): ReadWebhook {
  const fields: Fields = Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')));
  if (!isSigned(sdk, fields)) return 'forged';
  if (fields['app_id'] !== config.appId || fields['seller_id'] !== config.sellerId) return 'wrong_app';
  const eventId = fields['notify_id'];
  return eventId ? noticeOf(eventId, fields) : 'forged';
}

/** The sender names the algorithm, and the library would accept even SHA-1. It also throws on unreadable input. */
function isSigned(sdk: AlipaySdk, fields: Fields): boolean {
  if (fields['sign_type'] !== 'RSA2') return false;
  try {
    return sdk.checkNotifySignV2({ ...fields });
  } catch {
    return false;
  }
}

/** notify_id is the same in each repetition. A refund arrives in the webhook of its payment. */
const noticeOf = (eventId: string, fields: Fields): GatewayWebhook => ({
  eventId,
  settled: isPaid(fields) ? settledOf(fields) : null,
  gatewayRefund: fields['out_biz_no'] && fields['gmt_refund'] ? gatewayRefundOf(fields['out_biz_no']) : null,
});

/** A fully refunded trade is closed. Its time of payment distinguishes it from an unpaid one. */
const isPaid = ({ trade_status: status, gmt_payment: paidAt }: Fields): boolean =>
  status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' || (status === 'TRADE_CLOSED' && !!paidAt);

function settledOf(fields: Fields): SettledAtGateway {
  const number = fields['out_trade_no'] ?? '';
  const amount = fenOfYuan(fields['total_amount'] ?? '');
  return { reference: number, number, amount, currency: 'cny', ...buyerOf(fields) };
}

const gatewayRefundOf = (number: string): GatewayRefundUpdate => ({ number, reference: null, state: 'settled' });
