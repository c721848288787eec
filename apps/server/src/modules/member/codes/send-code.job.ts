import type { Language } from '@chifan/domain';
import { verificationCodeMinutes } from '@chifan/domain/member';
import { phrase } from '@chifan/phrases';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { removeEndedThrottles } from '../../../platform/limits/throttle.store.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/module.ts';
import { credentialsByEmail } from '../member.store.ts';
import { removeEndedSessions } from '../sessions/session.store.ts';
import { openSealedCode } from './take-code.ts';
import { type CodePurpose, removeOldCodes } from './verification-code.store.ts';

export type CodeEmail = {
  readonly codeId: number;
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly language: Language;
  readonly sealedCode: string;
  readonly expiresAt: string;
};

/** Mails a code: at least once; the Message-ID is the same each time. A message that came too late is not sent at all. */
export const sendCodeJob = (platform: Platform): JobHandler => ({
  outside: async (message: CodeEmail) => {
    const now = platform.clock.now();
    if (new Date(message.expiresAt) > now) {
      const written = await write(platform, message);
      if (written) await platform.mail.send(written);
    }
    await removeWhatEnded(platform, now);
  },
});

/**
 * Who asks to register an address that is registered learns it by mail only; who forgot an unknown one hears nothing. An
 * address that is to become an account's gets its code either way: whether it is free is said to whoever has proved it.
 */
async function write(platform: Platform, message: CodeEmail): Promise<Email | undefined> {
  const { email: to, language, purpose } = message;
  const isRegistered = (await credentialsByEmail(platform.database.read, to)) !== undefined;
  const key = `code-${message.codeId}`;
  if (isRegistered && purpose === 'register') {
    const [subject, text] = [
      phrase(language, 'verification.exists.subject'),
      phrase(language, 'verification.exists.body'),
    ];
    return { to, subject, text, key };
  }
  if (!isRegistered && (purpose === 'forget' || purpose === 'payment_password')) return undefined;
  const values = { code: openSealedCode(platform.signingSecret, message.sealedCode), minutes: verificationCodeMinutes };
  return {
    to,
    subject: phrase(language, 'verification.subject', values),
    text: phrase(language, 'verification.body', values),
    key,
  };
}

/** Rows that nobody can use any more; it rides on this job because codes are what makes most of them. */
async function removeWhatEnded({ database: { read } }: Platform, now: Date): Promise<void> {
  await removeEndedThrottles(read, now);
  await removeOldCodes(read, new Date(now.getTime() - 86_400_000));
  await removeEndedSessions(read, now);
}
