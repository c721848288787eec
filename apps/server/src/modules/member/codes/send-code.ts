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
import { countTowards, countTowardsAll } from '../../../platform/limits/throttle.store.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomDigits } from '../../../platform/tokens.ts';
import type { CodeEmail } from './send-code.job.ts';
import { hashCode, sealCode } from './take-code.ts';
import { type CodePurpose, insertCode } from './verification-code.store.ts';

type Wanted = { readonly email: string; readonly purpose: CodePurpose };

/** Rule member-8, beside the one a minute: how many codes an hour one address gets, and one network. */
const perAddressAndHour = 5;
const perNetworkAndHour = 20;
const hourSeconds = 3600;

/** Whether the address is registered is looked at when the message is written: neither answer nor time tells. */
export async function sendCode(
  platform: Platform,
  wanted: Wanted,
  context: Context,
): Promise<Answer<{ resendAfterSeconds: number }>> {
  if (!isEmail(wanted.email)) return refused('email_invalid');
  const held = await holdBack(platform, wanted.email, context);
  if (held) return held;
  await writeCode(platform, wanted, context);
  return { ok: true, value: { resendAfterSeconds: verificationCodeIntervalSeconds } };
}

async function holdBack(platform: Platform, email: string, { ip, now }: Context) {
  const { read } = platform.database;
  const fromHere = networkLimits('code', { ip, most: perNetworkAndHour, seconds: hourSeconds });
  if ((await countTowardsAll(read, fromHere, now)).some(({ isWithin }) => !isWithin))
    return refused('too_many_requests');
  const inMinute = { subject: `code in a minute to ${email}`, most: 1, seconds: verificationCodeIntervalSeconds };
  const minute = await countTowards(read, inMinute, now);
  if (!minute.isWithin) {
    const resendAfterSeconds = Math.ceil((minute.endsAt.getTime() - now.getTime()) / 1000);
    return refused('code_too_soon', { resendAfterSeconds });
  }
  const inHour = { subject: `code in an hour to ${email}`, most: perAddressAndHour, seconds: hourSeconds };
  return (await countTowards(read, inHour, now)).isWithin ? undefined : refused('too_many_requests');
}

/** Code and message stand or fall together. */
async function writeCode(platform: Platform, { email, purpose }: Wanted, { language, now }: Context): Promise<void> {
  const code = randomDigits(verificationCodeDigits);
  const codeHash = hashCode(platform.signingSecret, { email, purpose, code });
  const expiresAt = new Date(now.getTime() + verificationCodeMinutes * 60_000);
  await platform.database.transact(async (tx, after) => {
    const codeId = await insertCode(tx, { email, purpose, codeHash, now, expiresAt });
    const sealedCode = sealCode(platform.signingSecret, code);
    const message: CodeEmail = { codeId, email, purpose, language, sealedCode, expiresAt: expiresAt.toISOString() };
    await enqueue(tx, { kind: 'member.send-code', key: `member.send-code:${codeId}`, payload: message, runAt: now });
    after(platform.wakeJobs);
  });
}
