import { randomBytes } from 'node:crypto';
import { shanghaiOffsetMs } from '@chifan/domain';
import { z } from 'zod';
import type { WeChatConfig } from '../../../../platform/config.ts';
import type {
  AttemptToPay,
  GatewayRefundAtGateway,
  GatewayRefundResult,
  GatewayState,
  OpenedAtGateway,
  PaymentGateway,
} from '../../payment-gateway.ts';
import { createWeChatClient, type WeChatClient, WeChatRefusal } from './client.ts';
import { weChatGatewayReport } from './gateway-report.ts';
import { refundState, transactionState } from './objects.ts';
import { signedWith } from './rsa.ts';
import { readWeChatWebhook } from './webhook.ts';

/** WeChat Pay v3 inside WeChat's own app (JSAPI). Payments and refunds have our numbers as their references. */
export function createWeChatGateway(config: WeChatConfig, publicUrl: string): PaymentGateway {
  const client = createWeChatClient(config);
  const notifyUrl = `${publicUrl}/rest/payment/wechat/notify`;
  return {
    isReferenceOurNumber: true,
    open: (attempt) => open(client, config, notifyUrl, attempt),
    query: (number) => query(client, config, number),
    close: (number) => close(client, config, number),
    sendRefund: (gatewayRefund) => sendRefund(client, notifyUrl, gatewayRefund),
    queryGatewayRefund: (gatewayRefund) => queryGatewayRefund(client, gatewayRefund),
    statement: (day) => weChatGatewayReport(client, day),
    readWebhook: async (rawBody, headers) => readWeChatWebhook(config, rawBody, headers),
    acknowledge: (taken) => (taken ? thanks : again),
  };
}

const json = 'application/json; charset=utf-8';
const thanks = { status: 204, contentType: json, body: '' };
const again = { status: 500, contentType: json, body: '{"code":"FAIL","message":"失败"}' };

/**
 * Minimum time until the deadline sent to WeChat, which requires a minute. A payment after our own deadline is
 * refunded.
 */
const minMs = 65_000;
const prepaid = z.object({ prepay_id: z.string().min(1) });

async function open(
  client: WeChatClient,
  config: WeChatConfig,
  notifyUrl: string,
  attempt: AttemptToPay,
): Promise<OpenedAtGateway> {
  if (attempt.openId === null) throw new Error('WeChat Pay needs the openid of the payer');
  const answer = await client.post('/v3/pay/transactions/jsapi', {
    appid: config.appId,
    mchid: config.mchId,
    description: titleOf(attempt),
    out_trade_no: attempt.number,
    time_expire: rfc3339(Math.max(attempt.expiresAt.getTime(), Date.now() + minMs)),
    notify_url: notifyUrl,
    amount: { total: attempt.amount, currency: 'CNY' },
    payer: { openid: attempt.openId },
    scene_info: { payer_client_ip: attempt.clientIp },
  });
  return { reference: attempt.number, clientData: paySheetParameters(config, prepaid.parse(answer).prepay_id) };
}

/** WeChat accepts 127 characters and may count an emoji as two, so the title is cut after 60. */
const titleOf = ({ title }: AttemptToPay): string => [...title].slice(0, 60).join('');

/** Formats a time in Shanghai's time zone, in whole seconds: `2026-11-21T12:00:00+08:00`. */
const rfc3339 = (ms: number): string => `${new Date(ms + shanghaiOffsetMs).toISOString().slice(0, 19)}+08:00`;

/** The signed parameters of WeChat's function `getBrandWCPayRequest`, which shows the payment sheet. */
function paySheetParameters(config: WeChatConfig, prepayId: string): Record<string, string> {
  const timeStamp = String(Math.floor(Date.now() / 1000));
  const nonceStr = randomBytes(16).toString('hex');
  const wanted = `prepay_id=${prepayId}`;
  const paySign = signedWith(config.merchantKey, `${config.appId}\n${timeStamp}\n${nonceStr}\n${wanted}\n`);
  const signed = { appId: config.appId, timeStamp, nonceStr, package: wanted, signType: 'RSA', paySign };
  return {
    ...signed,
    ...(config.bridgeUrl === null ? {} : { bridgeUrl: config.bridgeUrl }),
  };
}

const pathOf = (number: string): string => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`;

async function query(client: WeChatClient, { appId, mchId }: WeChatConfig, number: string): Promise<GatewayState> {
  try {
    const told = await client.get(pathOf(number), { mchid: mchId });
    return transactionState(told, { appId, mchId, number });
  } catch (error) {
    // WeChat does not know the payment. The request that creates the payment may still be on its way, so the payment
    // stays open.
    if (error instanceof WeChatRefusal && error.isUnknown) return { state: 'open' };
    throw error;
  }
}

/**
 * Queries, closes and queries the payment again. The guest may pay until WeChat closes it, so only the last query is
 * final.
 */
async function close(client: WeChatClient, config: WeChatConfig, number: string): Promise<GatewayState> {
  const before = await query(client, config, number);
  if (before.state !== 'open') return before;
  try {
    await client.post(`${pathOf(number)}/close`, { mchid: config.mchId });
  } catch (error) {
    if (!(error instanceof WeChatRefusal) || error.isTheirFault) throw error;
    if (error.isUnknown) return { state: 'cancelled' };
  }
  return query(client, config, number);
}

const refundsAt = '/v3/refund/domestic/refunds';

async function sendRefund(
  client: WeChatClient,
  notifyUrl: string,
  gatewayRefund: GatewayRefundAtGateway,
): Promise<GatewayRefundResult> {
  const told = await client.post(refundsAt, {
    out_trade_no: gatewayRefund.reference,
    out_refund_no: gatewayRefund.number,
    notify_url: notifyUrl,
    amount: { refund: gatewayRefund.amount, total: gatewayRefund.paid, currency: 'CNY' },
  });
  return refundState(told);
}

async function queryGatewayRefund(
  client: WeChatClient,
  { number }: GatewayRefundAtGateway,
): Promise<GatewayRefundResult | null> {
  try {
    return refundState(await client.get(`${refundsAt}/${encodeURIComponent(number)}`, {}));
  } catch (error) {
    if (error instanceof WeChatRefusal && error.isUnknown) return null;
    throw error;
  }
}
