import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { hashPassword } from '../hashed-password.ts';
import { credentialsById } from '../member.store.ts';
import { checkCredentials } from '../sign-in/check-credentials.ts';
import { writePaymentPassword } from './payment-password.store.ts';

/** Sets or changes the payment password. A stolen token is not enough: it needs the account's password, and counts tries. */
export async function setPaymentPassword(
  platform: Platform,
  input: { password: string; paymentPassword: string },
  { caller, now }: { caller: { id: number }; now: Date },
): Promise<Answer<boolean>> {
  const { read } = platform.database;
  const member = await credentialsById(read, caller.id);
  const name = member?.email ?? `number ${caller.id}`;
  const claim = { whose: 'member', name, password: input.password, kept: member?.passwordHash } as const;
  const checked = await checkCredentials(platform, claim, now);
  if (!checked.ok) return checked;
  if (!member) return refused('login_failed');
  await writePaymentPassword(read, caller.id, await hashPassword(input.paymentPassword));
  return { ok: true, value: true };
}
