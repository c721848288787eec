import {
  isEmail,
  verificationCodeDigits,
  verificationCodeIntervalSeconds,
  verificationCodeMinutes,
} from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { networkLimits } from '../../../platform/limits/call-limit.ts';
import { type Counted, countTowards, countTowardsAll } from '../../../platform/limits/throttle.store.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomDigits, sha256 } from '../../../platform/tokens.ts';
import { credentialsById } from '../member.store.ts';
import { isDeviceOfName } from '../sessions/session.store.ts';
import { requesterOf, siteOf } from './code-requester.ts';
import type { CodeEmail } from './send-code.job.ts';
import { hashCode, sealCode } from './take-code.ts';
import { type CodePurpose, insertCode } from './verification-code.store.ts';

type Wanted = { readonly email: string; readonly purpose: CodePurpose };

/** Rule member-8, with one a minute: codes an hour for one address and purpose, requested by one device or network. */
const perRequesterAndHour = 5;
/** Rule member-8: codes an hour for one address and purpose, requested by all unknown devices. It bounds unwanted mail. */
const perAddressAndHour = 20;
/** Rule member-8: codes an hour that one network requests for all addresses. */
const perNetworkAndHour = 20;
const hourSeconds = 3600;

/** Whether the address is registered is looked at when the message is written: neither answer nor time tells. */
export async function sendCode(
  platform: Platform,
  wanted: Wanted,
  context: Context,
): Promise<Answer<{ resendAfterSeconds: number }>> {
  if (!isEmail(wanted.email)) return refused('email_invalid');
  const held = await holdBack(platform, wanted, context);
  if (held) return held;
  await writeCode(platform, wanted, context);
  return { ok: true, value: { resendAfterSeconds: verificationCodeIntervalSeconds } };
}

/** A device of the address's owner has its own count, so that strangers use up none of its codes (record 0094). */
async function holdBack(platform: Platform, wanted: Wanted, context: Context) {
  const { read } = platform.database;
  const { now } = context;
  const { requester, isKnown } = await countedRequester(platform, wanted, context);
  if (!isKnown) {
    const fromHere = networkLimits('code', { ip: context.ip, most: perNetworkAndHour, seconds: hourSeconds });
    if (!areWithin(await countTowardsAll(read, fromHere, now))) return refused('too_many_requests');
  }
  const forWhat = `${wanted.purpose} to ${wanted.email}`;
  const inMinute = {
    subject: `code in a minute for ${forWhat} by ${requester}`,
    most: 1,
    seconds: verificationCodeIntervalSeconds,
  };
  const minute = await countTowards(read, inMinute, now);
  if (!minute.isWithin) {
    const resendAfterSeconds = Math.ceil((minute.endsAt.getTime() - now.getTime()) / 1000);
    return refused('code_too_soon', { resendAfterSeconds });
  }
  const inHour = {
    subject: `code in an hour for ${forWhat} by ${requester}`,
    most: perRequesterAndHour,
    seconds: hourSeconds,
  };
  if (!(await countTowards(read, inHour, now)).isWithin) return refused('too_many_requests');
  if (isKnown) return undefined;
  const ofMembers = context.caller.role === 'member' ? ' by members' : '';
  const inAll = {
    subject: `codes in an hour for ${forWhat}${ofMembers}`,
    most: perAddressAndHour,
    seconds: hourSeconds,
  };
  return (await countTowards(read, inAll, now)).isWithin ? undefined : refused('too_many_requests');
}

const areWithin = (counted: readonly Counted[]) => counted.every(({ isWithin }) => isWithin);

/** The owner's devices and the owner's session are known. A device key of others can be invented, so networks count. */
async function countedRequester(
  { database: { read } }: Platform,
  { email }: Wanted,
  { caller, deviceKey, ip }: Context,
): Promise<{ requester: string; isKnown: boolean }> {
  const deviceHash = sha256(deviceKey);
  if (deviceKey !== '' && (await isDeviceOfName(read, { whose: 'member', name: email, deviceHash }))) {
    return { requester: `device ${deviceHash}`, isKnown: true };
  }
  if (caller.role === 'member' && (await credentialsById(read, caller.id))?.email === email) {
    return { requester: `member ${caller.id}`, isKnown: true };
  }
  return { requester: `network ${siteOf(ip)}`, isKnown: false };
}

/** Code and message stand or fall together. */
async function writeCode(platform: Platform, { email, purpose }: Wanted, context: Context): Promise<void> {
  const { language, now } = context;
  const code = randomDigits(verificationCodeDigits);
  const codeHash = hashCode(platform.signingSecret, { email, purpose, code });
  const expiresAt = new Date(now.getTime() + verificationCodeMinutes * 60_000);
  await platform.database.transact(async (tx, after) => {
    const codeId = await insertCode(tx, {
      email,
      purpose,
      codeHash,
      requestedBy: requesterOf(context),
      now,
      expiresAt,
    });
    const sealedCode = sealCode(platform.signingSecret, code);
    const message: CodeEmail = { codeId, email, purpose, language, sealedCode, expiresAt: expiresAt.toISOString() };
    await enqueue(tx, { kind: 'member.send-code', key: `member.send-code:${codeId}`, payload: message, runAt: now });
    after(platform.wakeJobs);
  });
}
