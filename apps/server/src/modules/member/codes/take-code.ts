import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { verificationCodeTries } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { logSecurity } from '../security-log.ts';
import { type CodePurpose, countTry, isTriedTooOften, writeCodeUsed } from './verification-code.store.ts';

/** Checks a mailed code and uses it up. The try is counted whatever becomes of the call that made it. */
export async function takeCode(
  platform: Platform,
  given: { email: string; purpose: CodePurpose; code: string },
  now: Date,
): Promise<Answer<true>> {
  const { read } = platform.database;
  const wanted = { email: given.email, purpose: given.purpose, maxTries: verificationCodeTries };
  const kept = await countTry(read, wanted, now);
  const fail = (reason: 'code_wrong' | 'code_tries_exceeded') => {
    const event = reason === 'code_wrong' ? 'code_failed' : 'code_locked';
    logSecurity(platform, event, { whose: 'member', name: given.email });
    return refused(reason);
  };
  if (!kept) return fail((await isTriedTooOften(read, wanted, now)) ? 'code_tries_exceeded' : 'code_wrong');
  if (!isSameHash(kept.codeHash, hashCode(platform.signingSecret, given))) return fail('code_wrong');
  return (await writeCodeUsed(read, kept.id, now)) ? { ok: true, value: true } : refused('code_wrong');
}

/** Binds a code to its address and purpose; keyed, because a million codes are quickly hashed. */
export const hashCode = (secret: string, { email, purpose, code }: { email: string; purpose: string; code: string }) =>
  createHmac('sha256', secret).update(`code ${purpose} ${email} ${code}`).digest('hex');

function isSameHash(kept: string, given: string): boolean {
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
