import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { maxVerificationCodeTries, verificationCodeMinutes } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { countAgainstLimit, countAgainstLimits } from '../../../platform/rate-limits/throttle.store.ts';
import { logSecurity } from '../security-log.ts';
import { type RequestedFrom, requesterOf, siteOf } from './code-requester.ts';
import { type CodePurpose, countTries, isStaffPurpose, validCodes, writeCodesUsed } from './verification-code.store.ts';

type GivenCode = {
  /** The e-mail address for which the code was requested. For staff it may be the login. */
  readonly email: string;
  /** The address that received the code, if it differs from `email`. */
  readonly mailbox?: string;
  readonly purpose: CodePurpose;
  readonly code: string;
};

/** How often one network may try codes that others requested, while a code is valid. */
const triesOfNetwork = 5;
/**
 * How often all networks together may try codes that others requested. Bounds guesses from many networks (record 0094).
 */
const triesOfNetworks = 20;
const triesOfNetworksADay = 100;
/** Compares at most this number of the newest codes that others requested. */
const comparedCodes = 5;

/** Checks a mailed code and marks it as used. The try counts even if the caller's transaction is rolled back. */
export async function consumeCode(
  platform: Platform,
  given: GivenCode,
  from: RequestedFrom & { readonly now: Date },
): Promise<Answer<true>> {
  const { read } = platform.database;
  const { now } = from;
  const fail = (reason: 'code_wrong' | 'code_tries_exceeded') => {
    const event = reason === 'code_wrong' ? 'code_failed' : 'code_locked';
    const whose = isStaffPurpose(given.purpose) ? 'staff' : 'member';
    logSecurity(platform, event, { whose, name: given.email });
    return refused(reason);
  };
  const valid = await validCodes(read, given, now);
  if (valid.length === 0) return fail('code_wrong');
  const requester = requesterOf(from);
  const isRequester = valid.some(({ requestedBy }) => requestedBy === requester);
  const triable = isRequester
    ? await countTries(read, {
        ids: valid.filter((one) => one.requestedBy === requester).map(({ id }) => id),
        maxTries: maxVerificationCodeTries,
      })
    : (await countStrangersTry(platform, given, from))
      ? valid.slice(0, comparedCodes)
      : [];
  if (triable.length === 0) return fail('code_tries_exceeded');
  const expected = hashCode(platform.signingSecret, { ...given, email: given.mailbox ?? given.email });
  const right = triable.find(({ codeHash }) => isSameHash(codeHash, expected));
  if (!right) return fail('code_wrong');
  return (await writeCodesUsed(read, { ...given, id: right.id }, now))
    ? { ok: true, value: true }
    : refused('code_wrong');
}

/**
 * Counts a try at a code that another device or network requested, before the comparison. Such tries do not count
 * towards the requester's own.
 */
async function countStrangersTry(
  { database: { read } }: Platform,
  { email, purpose }: GivenCode,
  { ip, now }: RequestedFrom & { readonly now: Date },
): Promise<boolean> {
  const subject = `tries of others at ${purpose} of ${email}`;
  const seconds = verificationCodeMinutes * 60;
  const here = { subject: `${subject} from ${siteOf(ip)}`, most: triesOfNetwork, seconds };
  // Count the network first, so that its rejected tries do not count towards all networks.
  if (!(await countAgainstLimit(read, here, now)).isWithin) return false;
  const limits = [
    { subject, most: triesOfNetworks, seconds },
    { subject: `${subject} in a day`, most: triesOfNetworksADay, seconds: 86_400 },
  ];
  return (await countAgainstLimits(read, limits, now)).every(({ isWithin }) => isWithin);
}

/** Binds a code to its address and purpose. The hash is keyed, because a million codes are quickly hashed. */
export const hashCode = (secret: string, { email, purpose, code }: { email: string; purpose: string; code: string }) =>
  createHmac('sha256', secret).update(`code ${purpose} ${email} ${code}`).digest('hex');

function isSameHash(kept: string, given: string): boolean {
  const [a, b] = [Buffer.from(kept), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) => createHmac('sha256', secret).update('sealing of codes').digest();

/** Encrypts a code for the job table, where it must not be readable (AES-256-GCM, base64url). */
export function sealCode(secret: string, code: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error if it was sealed with another secret or changed. */
export function openSealedCode(secret: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
