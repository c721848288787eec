import { CallError } from '@chifan/contract/client';
import type { Language } from '@chifan/domain';
import { plural, t } from '@lingui/core/macro';
import { formatTime } from '../../platform/time.ts';

/**
 * Why the server rejected a payment password: the message to show and the kind, which decides whether the guest can try
 * again now.
 */
export type PasswordProblem = {
  readonly kind: 'not_set' | 'missing' | 'wrong' | 'locked';
  readonly message: string;
};

/** Rule member-19: reads the problem with the payment password from an error. Returns null for any other error. */
export function passwordProblem(error: unknown, language: Language): PasswordProblem | null {
  if (!(error instanceof CallError)) return null;
  const { reason, message } = error;
  if (reason === 'payment_password_not_set') return { kind: 'not_set', message };
  // The server counted no failed try, so the sheet only shows the digit fields.
  if (reason === 'payment_password_missing') return { kind: 'missing', message };
  if (reason === 'payment_password_locked') return { kind: 'locked', message: lockedWords(error, language) };
  return reason === 'payment_password_wrong' ? { kind: 'wrong', message: wrongWords(error) } : null;
}

function wrongWords({ message, details }: CallError): string {
  const triesLeft = detail(details, 'triesLeft');
  if (typeof triesLeft !== 'number') return message;
  if (triesLeft === 0) return t`Too many wrong tries. The payment password is locked for 30 minutes.`;
  return t`Wrong payment password. ${plural(triesLeft, { one: '# try left.', other: '# tries left.' })}`;
}

function lockedWords({ message, details }: CallError, language: Language): string {
  const until = detail(details, 'lockedUntil');
  if (typeof until !== 'string') return message;
  const clock = formatTime(until, 'time', language);
  return t`After five wrong tries the payment password is locked until ${clock} (China time).`;
}

const detail = (details: unknown, name: string): unknown =>
  typeof details === 'object' && details !== null ? Object.entries(details).find(([key]) => key === name)?.[1] : null;
