import type { AlipaySdk } from 'alipay-sdk';
import type { AlipayConfig } from '../../../../platform/config.ts';
import type { GatewayRefundNews, GatewayWebhook, ReadWebhook, SettledAtGateway } from '../../payment-gateway.ts';
import { buyerOf, fenOfYuan } from './ask-alipay.ts';

type Fields = Readonly<Record<string, string>>;

/** A form, signed over its fields. It must be signed by RSA2, by Alipay, and for this app and seller. */
export function readAlipayWebhook(sdk: AlipaySdk, config: AlipayConfig, rawBody: Buffer): ReadWebhook {
  const fields: Fields = Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')));
  if (!isSigned(sdk, fields)) return 'forged';
  if (fields['app_id'] !== config.appId || fields['seller_id'] !== config.sellerId) return 'wrong_app';
  const eventId = fields['notify_id'];
  return eventId ? noticeOf(eventId, fields) : 'forged';
}

/** The sender names the algorithm, and the library would follow it down to SHA-1; it also throws at what it cannot read. */
function isSigned(sdk: AlipaySdk, fields: Fields): boolean {
  if (fields['sign_type'] !== 'RSA2') return false;
  try {
    return sdk.checkNotifySignV2({ ...fields });
  } catch {
    return false;
  }
}

/** notify_id stays the same however often it is sent. A refund is told beside the payment that it is of. */
const noticeOf = (eventId: string, fields: Fields): GatewayWebhook => ({
  eventId,
  settled: isPaid(fields) ? settledOf(fields) : null,
  gatewayRefund: fields['out_biz_no'] && fields['gmt_refund'] ? gatewayRefundOf(fields['out_biz_no']) : null,
});

/** One that is refunded in full is closed; that it has a time of payment tells it from one that nobody paid. */
const isPaid = ({ trade_status: status, gmt_payment: paidAt }: Fields): boolean =>
  status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' || (status === 'TRADE_CLOSED' && !!paidAt);

function settledOf(fields: Fields): SettledAtGateway {
  const number = fields['out_trade_no'] ?? '';
  const amount = fenOfYuan(fields['total_amount'] ?? '');
  return { reference: number, number, amount, currency: 'cny', ...buyerOf(fields) };
}

const gatewayRefundOf = (number: string): GatewayRefundNews => ({ number, reference: null, state: 'settled' });
