import { createCipheriv, randomBytes } from 'node:crypto';
import { signRsa, verifyRsa } from '../gateways/rsa-keys.ts';
import type { WeChatKeys } from './keys.ts';

/** Text that a WeChat Pay v3 signature covers: each part, including the last, ends with a line feed. */
export const linesOf = (...parts: readonly string[]): string => parts.map((part) => `${part}\n`).join('');

const nowInSeconds = () => Math.floor(Date.now() / 1000);
const maxSkewSeconds = 300;

/** Headers that sign a response or a notification with WeChat Pay's key. */
export function signatureHeaders(keys: WeChatKeys, body: string): Record<string, string> {
  const timestamp = String(nowInSeconds());
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': keys.platformSerial,
    'wechatpay-signature': signRsa(keys.platformPrivateKey, linesOf(timestamp, nonce, body)),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
}

type SignedRequest = {
  readonly method: string;
  /** Path and query of the URL, as the merchant sent them. */
  readonly target: string;
  readonly body: string;
  readonly authorization: string;
};

/**
 * Verifies the header `Authorization: WECHATPAY2-SHA256-RSA2048
 * mchid="…",serial_no="…",timestamp="…",nonce_str="…",signature="…"`.
 */
export function isFromMerchant(keys: WeChatKeys, { method, target, body, authorization }: SignedRequest): boolean {
  const [scheme, ...rest] = authorization.split(' ');
  const given = Object.fromEntries(
    [...rest.join(' ').matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const { mchid, serial_no: serial, timestamp = '', nonce_str: nonce = '', signature = '' } = given;
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || mchid !== keys.mchId || serial !== keys.merchantSerial) return false;
  if (Math.abs(Number(timestamp) - nowInSeconds()) > maxSkewSeconds) return false;
  return verifyRsa(keys.merchantPublicKey, linesOf(method, target, timestamp, nonce, body), signature);
}

/** Encrypts text with AES-256-GCM under the merchant's API v3 key. The authentication tag follows the ciphertext. */
export function encrypted(apiV3Key: string, text: string, associatedData: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from(associatedData));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: ciphertext.toString('base64'),
    nonce,
    associated_data: associatedData,
  };
}
