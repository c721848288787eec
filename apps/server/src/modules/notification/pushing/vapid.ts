import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** Keys that identify the server to push services (RFC 8292), on curve P-256, in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** Lifetime of a token: twelve hours. Push services accept at most a day. */
const lifetimeSeconds = 43_200;

export function newVapidKeys(): VapidKeys {
  const made = createECDH('prime256v1');
  const publicKey = made.generateKeys('base64url', 'uncompressed');
  // Pads a key with leading zeros to 32 bytes.
  return {
    publicKey,
    privateKey: Buffer.from(made.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}

/**
 * Returns the `Authorization` header for one message. `subject` is our contact for push services: an https URL or a
 * mailto address.
 */
export function vapidHeader(
  endpoint: string,
  { publicKey, privateKey }: VapidKeys,
  { subject, now }: { readonly subject: string; readonly now: Date },
): string {
  const exp = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: keyOf(publicKey, privateKey),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function keyOf(publicKey: string, d: string) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((half) => half.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d }, format: 'jwk' });
}
