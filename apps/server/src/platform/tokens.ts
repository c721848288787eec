import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A random token of 256 bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** Random decimal digits from a cryptographically secure source. */
export const randomDigits = (count: number): string => String(randomInt(0, 10 ** count)).padStart(count, '0');

/** Signs a JSON value. The token is `<payload>.<signature>`, both base64url. */
export function sign(secret: string, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signature(secret, payload)}`;
}

/** @returns the signed value, or undefined if the signature is wrong */
export function readSigned(secret: string, token: string): unknown {
  const [payload = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, payload));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown;
}

const signature = (secret: string, payload: string) => createHmac('sha256', secret).update(payload).digest('base64url');
