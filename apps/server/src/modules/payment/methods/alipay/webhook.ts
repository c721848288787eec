import type { AlipaySdk } from 'alipay-sdk';
import type { AlipayConfig } from '../../../../platform/config.ts';
import type { GatewayRefundUpdate, GatewayWebhook, ReadWebhook, SettledAtGateway } from '../../payment-gateway.ts';
import { buyerOf, fenOfYuan } from './client.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * Reads a webhook of Alipay, which is a form. The form must be signed by Alipay with RSA2, for our app and our seller
 * id.
 */
export function readAlipayWebhook(sdk: AlipaySdk, config: AlipayConfig, rawBody: Buffer): ReadWebhook {
  const fields: Fields = Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')));
  if (!isSigned(sdk, fields)) return 'forged';
  if (fields['app_id'] !== config.appId || fields['seller_id'] !== config.sellerId) return 'wrong_app';
  const eventId = fields['notify_id'];
  return eventId ? noticeOf(eventId, fields) : 'forged';
}

/**
 * Requires RSA2, because the webhook names its algorithm and the library accepts even SHA-1. The library throws for
 * unreadable input.
 */
function isSigned(sdk: AlipaySdk, fields: Fields): boolean {
  if (fields['sign_type'] !== 'RSA2') return false;
  try {
    return sdk.checkNotifySignV2({ ...fields });
  } catch {
    return false;
  }
}

/**
 * Converts Alipay's webhook. `notify_id` does not change when Alipay repeats a webhook. The webhook about a refund also
 * contains the payment.
 */
const noticeOf = (eventId: string, fields: Fields): GatewayWebhook => ({
  eventId,
  settled: isPaid(fields) ? settledOf(fields) : null,
  gatewayRefund: fields['out_biz_no'] && fields['gmt_refund'] ? gatewayRefundOf(fields['out_biz_no']) : null,
});

/** A fully refunded payment is TRADE_CLOSED too. Unlike an unpaid payment, it has a time of payment. */
const isPaid = ({ trade_status: status, gmt_payment: paidAt }: Fields): boolean =>
  status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' || (status === 'TRADE_CLOSED' && !!paidAt);

function settledOf(fields: Fields): SettledAtGateway {
  const number = fields['out_trade_no'] ?? '';
  const amount = fenOfYuan(fields['total_amount'] ?? '');
  return { reference: number, number, amount, currency: 'cny', ...buyerOf(fields) };
}

const gatewayRefundOf = (number: string): GatewayRefundUpdate => ({ number, reference: null, state: 'settled' });
