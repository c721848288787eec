import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Binds a code to its address and purpose; keyed, because a million codes are quickly hashed. */
export const hashCode = (secret: string, { email, purpose, code }: { email: string; purpose: string; code: string }) =>
  createHmac('sha256', secret).update(`code ${purpose} ${email} ${code}`).digest('hex');

export function isSameHash(kept: string, given: string): boolean {
  const [a, b] = [Buffer.from(kept), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) => createHmac('sha256', secret).update('sealing of codes').digest();

/** Encrypts a code for the way through the job table, where it must not be readable (AES-256-GCM, base64url). */
export function sealCode(secret: string, code: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was sealed with another secret or changed since. */
export function openSealedCode(secret: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
