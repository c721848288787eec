import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import type { WeChatConfig } from '../../../../platform/config.ts';
import type { Headers, ReadWebhook } from '../../payment-gateway.ts';
import { gatewayRefundStateOf, payerOf, refundStatus, transaction } from './objects.ts';
import { isSignedBy } from './rsa.ts';

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string().length(12),
    associated_data: z.string().default(''),
  }),
});

const refundNews = z.object({
  mchid: z.string(),
  out_refund_no: z.string(),
  refund_id: z.string(),
  refund_status: refundStatus,
});

/** Reads a webhook of WeChat Pay: verifies the signature over the raw bytes, then decrypts the content. */
export function readWeChatWebhook(config: WeChatConfig, rawBody: Buffer, headers: Headers): ReadWebhook {
  const body = rawBody.toString('utf8');
  if (!isSigned(config, body, headers)) return 'forged';
  const told = envelope.safeParse(parsed(body));
  if (!told.success) return 'forged';
  const { id: eventId, event_type: type, resource } = told.data;
  const content = parsed(decrypted(config.apiV3Key, resource));
  // WeChat Pay signed the webhook, but our key cannot decrypt the content. So the webhook is for another merchant.
  if (content === undefined) return 'wrong_app';
  if (type.startsWith('REFUND.')) return readRefund(config, eventId, content);
  if (type !== 'TRANSACTION.SUCCESS') return { eventId, settled: null, gatewayRefund: null };
  return readPayment(config, eventId, content);
}

function readPayment({ appId, mchId }: WeChatConfig, eventId: string, content: unknown): ReadWebhook {
  const { data } = transaction.safeParse(content);
  if (data?.appid !== appId || data.mchid !== mchId) return 'wrong_app';
  if (data.trade_state !== 'SUCCESS' || !data.amount) return { eventId, settled: null, gatewayRefund: null };
  const { total: amount, currency } = data.amount;
  const number = data.out_trade_no;
  const settled = { reference: number, number, amount, currency: currency.toLowerCase(), ...payerOf(data) };
  return { eventId, settled, gatewayRefund: null };
}

function readRefund({ mchId }: WeChatConfig, eventId: string, content: unknown): ReadWebhook {
  const { data } = refundNews.safeParse(content);
  if (data?.mchid !== mchId) return 'wrong_app';
  const { out_refund_no: number, refund_id: reference, refund_status: status } = data;
  return { eventId, settled: null, gatewayRefund: { number, reference, ...gatewayRefundStateOf(status) } };
}

const maxSkewSeconds = 300;

/**
 * Verifies the signature and its time. WeChat Pay sometimes sends a wrong signature (WECHATPAY/SIGNTEST/…) on purpose
 * to test this.
 */
function isSigned({ platformKeys }: WeChatConfig, body: string, headers: Headers): boolean {
  const [timestamp, nonce, serial, signature] = ['timestamp', 'nonce', 'serial', 'signature'].map((name) => {
    const value = headers[`wechatpay-${name}`];
    return typeof value === 'string' ? value : '';
  }) as [string, string, string, string];
  const key = Object.hasOwn(platformKeys, serial) ? platformKeys[serial] : undefined;
  if (!key || !/^\d{10}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) - Date.now() / 1000) > maxSkewSeconds) return false;
  return isSignedBy(key, `${timestamp}\n${nonce}\n${body}\n`, signature);
}

const tagBytes = 16;

/**
 * Decrypts AES-256-GCM, whose authentication tag follows the ciphertext. @returns an empty text if the key is wrong or
 * the content was changed
 */
function decrypted(
  key: string,
  sealed: { readonly ciphertext: string; readonly nonce: string; readonly associated_data: string },
): string {
  const bytes = Buffer.from(sealed.ciphertext, 'base64');
  if (bytes.length < tagBytes) return '';
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(-tagBytes)).setAAD(Buffer.from(sealed.associated_data));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return '';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
