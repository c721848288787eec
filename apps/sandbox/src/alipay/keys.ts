import { generateKeyPairSync, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a merchant's app and Alipay know of each other, PEM keys included. */
export interface AlipayKeys {
  readonly appId: string;
  readonly sellerId: string;
  readonly appPrivateKey: string;
  readonly appPublicKey: string;
  readonly alipayPrivateKey: string;
  readonly alipayPublicKey: string;
}

/**
 * Made once and kept in the folder: a payment that was opened before a restart is signed by the same keys after it.
 * Nobody but this sandbox has ever seen them.
 */
export function keysIn(folder: string): AlipayKeys {
  const file = path.join(folder, 'alipay-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as AlipayKeys;
  const keys = newKeys();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

function newKeys(): AlipayKeys {
  const [app, alipay] = [newPair(), newPair()];
  return {
    appId: `20210${randomInt(10 ** 10, 10 ** 11)}`,
    sellerId: `20880${randomInt(10 ** 10, 10 ** 11)}`,
    appPrivateKey: app.privateKey,
    appPublicKey: app.publicKey,
    alipayPrivateKey: alipay.privateKey,
    alipayPublicKey: alipay.publicKey,
  };
}

export const newPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
