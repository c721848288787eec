import {
  isEmail,
  verificationCodeDigits,
  verificationCodeIntervalSeconds,
  verificationCodeMinutes,
} from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { networkLimits } from '../../../platform/rate-limits/call-limit.ts';
import {
  countAgainstLimit,
  countAgainstLimits,
  type ThrottleResult,
} from '../../../platform/rate-limits/throttle.store.ts';
import { randomDigits, sha256 } from '../../../platform/tokens.ts';
import { credentialsById } from '../member.store.ts';
import { isDeviceOfName } from '../sessions/session.store.ts';
import { requesterOf, siteOf } from './code-requester.ts';
import { hashCode, sealCode } from './consume-code.ts';
import type { CodeEmail, CodeRecipient } from './send-code.job.ts';
import { type CodePurpose, insertCode, isStaffPurpose, type MemberCodePurpose } from './verification-code.store.ts';

export type CodeRequest = {
  /**
   * The member's e-mail address, or the login or e-mail address that a staff member entered. Limits are counted, and
   * the code is stored, under this name.
   */
  readonly name: string;
  readonly purpose: CodePurpose;
  readonly letter: CodeRecipient;
};

/** Codes per hour for one e-mail address and purpose that one device or IP network may request (rule member-8). */
const perRequesterAndHour = 5;
/**
 * Codes per hour for one e-mail address and purpose that all unknown devices together may request (rule member-8).
 * Limits unwanted mail.
 */
const perAddressAndHour = 20;
/** Codes per hour for all e-mail addresses together that one IP network may request (rule member-8). */
const perNetworkAndHour = 20;
const hourSeconds = 3600;

/**
 * The job, not this function, looks up whether the e-mail address is registered. So neither the response nor the
 * response time reveals a registration.
 */
export async function sendCode(
  platform: Platform,
  { email, purpose }: { readonly email: string; readonly purpose: MemberCodePurpose },
  context: Context,
): Promise<Answer<CodeSent>> {
  if (!isEmail(email)) return refused('email_invalid');
  const letter = { email, language: context.language };
  return requestCode(platform, { name: email, purpose, letter }, context);
}

export type CodeSent = { resendAfterSeconds: number };

/** Stores a code and enqueues the mail with the code, unless a limit of decision record 0094 is reached. */
export async function requestCode(
  platform: Platform,
  wanted: CodeRequest,
  context: Context,
): Promise<Answer<CodeSent>> {
  const held = await holdBack(platform, wanted, context);
  if (held) return held;
  await writeCode(platform, wanted, context);
  return { ok: true, value: { resendAfterSeconds: verificationCodeIntervalSeconds } };
}

/**
 * Returns a refusal if a limit is reached. Requests from the owner's known devices are counted separately, so that
 * strangers cannot use up the owner's codes (decision record 0094).
 */
async function holdBack(platform: Platform, wanted: CodeRequest, context: Context) {
  const { read } = platform.database;
  const { now } = context;
  const { requester, isKnown } = await countedRequester(platform, wanted, context);
  if (!isKnown) {
    const fromHere = networkLimits('code', { ip: context.ip, most: perNetworkAndHour, seconds: hourSeconds });
    if (!areWithin(await countAgainstLimits(read, fromHere, now))) return refused('too_many_requests');
  }
  const forWhat = `${wanted.purpose} to ${wanted.name}`;
  const inMinute = {
    subject: `code in a minute for ${forWhat} by ${requester}`,
    most: 1,
    seconds: verificationCodeIntervalSeconds,
  };
  const minute = await countAgainstLimit(read, inMinute, now);
  if (!minute.isWithin) {
    const resendAfterSeconds = Math.ceil((minute.endsAt.getTime() - now.getTime()) / 1000);
    return refused('code_too_soon', { resendAfterSeconds });
  }
  const inHour = {
    subject: `code in an hour for ${forWhat} by ${requester}`,
    most: perRequesterAndHour,
    seconds: hourSeconds,
  };
  if (!(await countAgainstLimit(read, inHour, now)).isWithin) return refused('too_many_requests');
  if (isKnown) return undefined;
  const ofMembers = context.caller.role === 'member' ? ' by members' : '';
  const inAll = {
    subject: `codes in an hour for ${forWhat}${ofMembers}`,
    most: perAddressAndHour,
    seconds: hourSeconds,
  };
  return (await countAgainstLimit(read, inAll, now)).isWithin ? undefined : refused('too_many_requests');
}

const areWithin = (counted: readonly ThrottleResult[]) => counted.every(({ isWithin }) => isWithin);

/**
 * Decides for which requester a code request is counted. A device that signed in to the account, or the member's
 * session, has a separate count. Any other device key can be invented, so the request counts for the IP network.
 */
async function countedRequester(
  { database: { read } }: Platform,
  { name, purpose }: CodeRequest,
  { caller, deviceKey, ip }: Context,
): Promise<{ requester: string; isKnown: boolean }> {
  const deviceHash = sha256(deviceKey);
  const whose = isStaffPurpose(purpose) ? 'staff' : 'member';
  if (deviceKey !== '' && (await isDeviceOfName(read, { whose, name, deviceHash }))) {
    return { requester: `device ${deviceHash}`, isKnown: true };
  }
  if (caller.role === 'member' && (await credentialsById(read, caller.id))?.email === name) {
    return { requester: `member ${caller.id}`, isKnown: true };
  }
  return { requester: `network ${siteOf(ip)}`, isKnown: false };
}

/** Stores the code and enqueues the job that mails the code, in one transaction. */
async function writeCode(platform: Platform, { name, purpose, letter }: CodeRequest, context: Context): Promise<void> {
  const { now } = context;
  const code = randomDigits(verificationCodeDigits);
  const codeHash = hashCode(platform.signingSecret, { email: letter.email ?? name, purpose, code });
  const expiresAt = new Date(now.getTime() + verificationCodeMinutes * 60_000);
  await platform.database.transact(async (tx, after) => {
    const codeId = await insertCode(tx, {
      email: name,
      purpose,
      codeHash,
      requestedBy: requesterOf(context),
      now,
      expiresAt,
    });
    const sealedCode = sealCode(platform.signingSecret, code);
    const message: CodeEmail = { codeId, ...letter, purpose, sealedCode, expiresAt: expiresAt.toISOString() };
    await enqueue(tx, { kind: 'member.send-code', key: `member.send-code:${codeId}`, payload: message, runAt: now });
    after(platform.wakeJobs);
  });
}
