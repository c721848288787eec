import type { ReaderLanguage } from '@chifan/domain';
import { verificationCodeMinutes } from '@chifan/domain/member';
import { phrase } from '@chifan/phrases';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/module.ts';
import { removeEndedThrottles } from '../../../platform/rate-limits/throttle.store.ts';
import { credentialsByEmail } from '../member.store.ts';
import { removeEndedSessions } from '../sessions/session.store.ts';
import { openSealedCode } from './consume-code.ts';
import { type CodePurpose, isStaffPurpose, removeOldCodes, type StaffCodePurpose } from './verification-code.store.ts';

export type CodeRecipient = {
  /** Null if no staff account has the entered name. The job then sends no mail. */
  readonly email: string | null;
  readonly language: ReaderLanguage;
  /** Logins of all staff accounts with the e-mail address. */
  readonly logins?: readonly string[];
};

export type CodeEmail = CodeRecipient & {
  readonly codeId: number;
  readonly purpose: CodePurpose;
  readonly sealedCode: string;
  readonly expiresAt: string;
};

/** Mails a code unless the code has expired. A repeated run may send a second mail, with the same Message-ID. */
export const sendCodeJob = (platform: Platform): JobHandler => ({
  outside: async (message: CodeEmail) => {
    const now = platform.clock.now();
    if (new Date(message.expiresAt) > now) {
      const written = await write(platform, message);
      if (written) await platform.mail.send(written);
    }
    await deleteExpiredRows(platform, now);
  },
});

/**
 * Returns the mail for a code, or undefined if no mail is sent. A registration with a registered e-mail address gets a
 * mail without a code. A password reset for an unknown address gets no mail. A code for `change_email` is always
 * mailed.
 */
async function write(platform: Platform, message: CodeEmail): Promise<Email | undefined> {
  const { email: to, language, purpose } = message;
  if (to === null) return undefined;
  if (isStaffPurpose(purpose)) return writeToStaff(platform, { ...message, to, purpose });
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
  const values = valuesOf(platform, message);
  return {
    to,
    subject: phrase(language, 'verification.subject', values),
    text: phrase(language, 'verification.body', values),
    key,
  };
}

type ToStaff = CodeEmail & { readonly to: string; readonly purpose: StaffCodePurpose };

/**
 * If several staff accounts share the e-mail address, the password mail lists the logins instead of a code, because one
 * code sets the password of one account.
 */
function writeToStaff(platform: Platform, message: ToStaff): Email {
  const { to, language, purpose, logins = [] } = message;
  const isShared = purpose === 'staff_password' && logins.length > 1;
  const values = { ...valuesOf(platform, message), login: logins.join(', ') };
  const about = isShared ? 'staff_accounts' : purpose;
  return {
    to,
    subject: phrase(language, `${about}.subject`, values),
    text: phrase(language, `${about}.body`, values),
    key: `code-${message.codeId}`,
  };
}

const valuesOf = ({ signingSecret }: Platform, { sealedCode }: CodeEmail) => ({
  code: openSealedCode(signingSecret, sealedCode),
  minutes: verificationCodeMinutes,
});

/**
 * Deletes expired rate limits, codes and sessions. Most expired rows come from codes, so the job that mails codes does
 * this.
 */
async function deleteExpiredRows({ database: { read } }: Platform, now: Date): Promise<void> {
  await removeEndedThrottles(read, now);
  await removeOldCodes(read, new Date(now.getTime() - 86_400_000));
  await removeEndedSessions(read, now);
}
