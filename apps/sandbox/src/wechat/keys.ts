import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a merchant and WeChat know of each other: PEM keys, the serials that name them, and the secrets of both sides. */
export interface WeChatKeys {
  readonly appId: string;
  readonly appSecret: string;
  readonly mchId: string;
  /** 32 bytes: notifications are encrypted with it. */
  readonly apiV3Key: string;
  readonly merchantSerial: string;
  readonly merchantPrivateKey: string;
  readonly merchantPublicKey: string;
  /** PUB_KEY_ID_…: the name of WeChat Pay's own key. */
  readonly platformSerial: string;
  readonly platformPrivateKey: string;
  readonly platformPublicKey: string;
}

/**
 * Made once and kept in the folder: a payment that was opened before a restart is signed by the same keys after it.
 * Nobody but this sandbox has ever seen them.
 */
export function keysIn(folder: string): WeChatKeys {
  const file = path.join(folder, 'wechat-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as WeChatKeys;
  const keys = newKeys();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

function newKeys(): WeChatKeys {
  const [merchant, platform] = [newPair(), newPair()];
  return {
    appId: `wx${randomBytes(8).toString('hex')}`,
    appSecret: randomBytes(16).toString('hex'),
    mchId: `16${randomInt(10 ** 7, 10 ** 8)}`,
    apiV3Key: randomBytes(16).toString('hex'),
    merchantSerial: randomBytes(20).toString('hex').toUpperCase(),
    merchantPrivateKey: merchant.privateKey,
    merchantPublicKey: merchant.publicKey,
    platformSerial: `PUB_KEY_ID_01${randomInt(10 ** 9, 10 ** 10)}${Date.now()}`,
    platformPrivateKey: platform.privateKey,
    platformPublicKey: platform.publicKey,
  };
}

const newPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
