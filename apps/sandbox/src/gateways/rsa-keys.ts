import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns stored keys, or generates and stores keys. The keys must not change, because a payment may be opened before a
 * restart and verified after it.
 */
export function loadOrCreateKeys<Keys>(file: string, newKeys: () => Keys): Keys {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  const keys = newKeys();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

export const newPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export const signRsa = (privateKey: string, text: string): string =>
  sign('sha256', Buffer.from(text), privateKey).toString('base64');

export const verifyRsa = (publicKey: string, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
