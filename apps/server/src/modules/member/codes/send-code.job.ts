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
  /** Null if no account of staff has the entered name. Then no mail is sent. */
  readonly email: string | null;
  readonly language: ReaderLanguage;
  /** Logins of the staff accounts with this address. */
  readonly logins?: readonly string[];
};

export type CodeEmail = CodeRecipient & {
  readonly codeId: number;
  readonly purpose: CodePurpose;
  readonly sealedCode: string;
  readonly expiresAt: string;
};

/** Mails a code at least once, always with the same Message-ID. An expired code is not mailed. */
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
 * A registered address gets a mail instead of a code to register. An unknown address gets no code for a password. The new
 * address of an account gets its code in both cases.
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

/** If several accounts share the address, the mail names them instead of a code: a code sets the password of one. */
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

/** Codes make most of the expired rows, so this job deletes them. */
async function removeWhatEnded({ database: { read } }: Platform, now: Date): Promise<void> {
  await removeEndedThrottles(read, now);
  await removeOldCodes(read, new Date(now.getTime() - 86_400_000));
  await removeEndedSessions(read, now);
}
