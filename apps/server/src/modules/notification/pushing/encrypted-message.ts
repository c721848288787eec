import { createCipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';

/** Keys of a browser's subscription in base64url: the public key on P-256 and the shared secret. */
export type PushKeys = { readonly p256dh: string; readonly auth: string };

/** Record size that every push service accepts (RFC 8291, section 4). The message is one record. */
const recordSize = 4096;
const padding = Buffer.of(2);

type Chance = { readonly salt: Buffer; readonly local: ECDH };

const chance = (): Chance => {
  const local = createECDH('prime256v1');
  local.generateKeys();
  return { salt: randomBytes(16), local };
};

/**
 * Encrypts a message for one browser with content coding aes128gcm (RFC 8188, RFC 8291). The push service cannot read
 * it. Only tests pass `made`.
 * @throws if the browser's key is not on the curve.
 */
export function encryptedMessage(text: string, keys: PushKeys, made: Chance = chance()): Buffer {
  const { salt, local } = made;
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const ours = local.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const input = expand(hmac(Buffer.from(keys.auth, 'base64url'), local.computeSecret(theirs)), info, 32);
  const extracted = hmac(salt, input);
  const key = expand(extracted, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expand(extracted, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(padding),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, body]);
}

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest();

/** The expand step of HKDF for up to 32 bytes. */
const expand = (key: Buffer, info: Buffer, length: number): Buffer =>
  hmac(key, Buffer.concat([info, Buffer.of(1)])).subarray(0, length);
