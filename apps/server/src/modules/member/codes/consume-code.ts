import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { maxVerificationCodeTries, verificationCodeMinutes } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { countAgainstLimit, countAgainstLimits } from '../../../platform/rate-limits/throttle.store.ts';
import { logSecurity } from '../security-log.ts';
import { type RequestedFrom, requesterOf, siteOf } from './code-requester.ts';
import { type CodePurpose, countTries, isStaffPurpose, validCodes, writeCodesUsed } from './verification-code.store.ts';

type GivenCode = {
  /** The e-mail address for which the code was requested. For a staff account this may be the login instead. */
  readonly email: string;
  /** The e-mail address that received the code, if different from `email`. */
  readonly mailbox?: string;
  readonly purpose: CodePurpose;
  readonly code: string;
};

/**
 * Maximum number of tries from one IP network, in ten minutes, to enter a code that another device or network
 * requested.
 */
const triesOfNetwork = 5;
/**
 * Maximum number of tries from all IP networks together to enter a code that another device requested. The first limit
 * is for ten minutes, and the second for a day. They limit guessing from many networks (decision record 0094).
 */
const triesOfNetworks = 20;
const triesOfNetworksADay = 100;
/**
 * A code entered on a device or network that did not request a code is compared only with this number of the newest
 * codes.
 */
const comparedCodes = 5;

/**
 * Checks a mailed code and marks the code as used. Writes outside the caller's transaction, so the try counts even
 * after a rollback.
 */
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
 * Counts a try by a device or network that did not request the code, before the codes are compared. Such tries do not
 * use up the five tries of the requester. @returns false if a limit is exceeded.
 */
async function countStrangersTry(
  { database: { read } }: Platform,
  { email, purpose }: GivenCode,
  { ip, now }: RequestedFrom & { readonly now: Date },
): Promise<boolean> {
  const subject = `tries of others at ${purpose} of ${email}`;
  const seconds = verificationCodeMinutes * 60;
  const here = { subject: `${subject} from ${siteOf(ip)}`, most: triesOfNetwork, seconds };
  // Check the limit of the caller's IP network first. A try that this limit rejects must not count towards the limit of
  // all networks.
  if (!(await countAgainstLimit(read, here, now)).isWithin) return false;
  const limits = [
    { subject, most: triesOfNetworks, seconds },
    { subject: `${subject} in a day`, most: triesOfNetworksADay, seconds: 86_400 },
  ];
  return (await countAgainstLimits(read, limits, now)).every(({ isWithin }) => isWithin);
}

/**
 * Hashes a code together with the e-mail address and the purpose. The hash needs a secret key, because a thief of the
 * database could try all six-digit codes.
 */
export const hashCode = (secret: string, { email, purpose, code }: { email: string; purpose: string; code: string }) =>
  createHmac('sha256', secret).update(`code ${purpose} ${email} ${code}`).digest('hex');

function isSameHash(kept: string, given: string): boolean {
  const [a, b] = [Buffer.from(kept), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) => createHmac('sha256', secret).update('sealing of codes').digest();

/**
 * Encrypts a code (AES-256-GCM, base64url), because jobs are stored in the database and must not contain readable
 * codes.
 */
export function sealCode(secret: string, code: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text from `sealCode`. @throws Error if the text was changed or encrypted with another secret. */
export function openSealedCode(secret: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
