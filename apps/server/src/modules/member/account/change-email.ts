import { isEmail } from '@chifan/domain/member';
import { isUniqueViolation } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { consumeCode } from '../codes/consume-code.ts';
import { credentialsById, replaceEmail } from '../member.store.ts';
import { enqueueAccountEmail } from './account-email.job.ts';
import { verifyOwner } from './verify-owner.ts';

type ChangeInput = { readonly email: string; readonly code: string; readonly password?: string | undefined };

/**
 * The mailed code proves control of the new e-mail address. The password or a sign-in within the last 15 minutes proves
 * the account's owner. The old address receives a mail, so that the owner notices a theft.
 */
export async function changeEmail(
  platform: Platform,
  { email, code, password }: ChangeInput,
  context: MemberContext,
): Promise<Answer<boolean>> {
  const { caller, now } = context;
  if (!isEmail(email)) return refused('email_invalid');
  const before = (await credentialsById(platform.database.read, caller.id))?.email;
  if (!before) return refused('email_missing');
  if (before === email) return refused('email_unchanged', { field: 'email' });
  const owner = await verifyOwner(platform, password, context);
  if (!owner.ok) return owner;
  const taken = await consumeCode(platform, { email, purpose: 'change_email', code }, context);
  if (!taken.ok) return taken;
  try {
    return await platform.database.transact(async (tx, after) => {
      if (!(await replaceEmail(tx, caller.id, { before, email }))) return refused('code_wrong');
      await enqueueAccountEmail(tx, {
        about: 'email_changed',
        memberId: caller.id,
        to: before,
        at: now,
        newEmail: maskEmail(email),
      });
      after(platform.wakeJobs);
      return { ok: true, value: true };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'member_email_key')) return refused('email_taken');
    throw error;
  }
}

/** Masks an e-mail address as `j…@example.com`, which only the owner recognises. Returns an empty string unchanged. */
export const maskEmail = (email: string): string =>
  email === '' ? '' : `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`;
