import { isConsoleLanguage } from '@chifan/domain';
import { isEmail } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type CodeSent, requestCode } from '../codes/send-code.ts';
import { staffForNewPassword, staffLoginOf } from './staff.store.ts';

/**
 * Mails a code for a new staff password. The response is equal for every login, so that it does not reveal an account
 * (rule member-40).
 */
export async function sendStaffCode(
  platform: Platform,
  { login: name }: { login: string },
  context: Context,
): Promise<Answer<CodeSent>> {
  const accounts = await staffForNewPassword(platform.database.read, name);
  const [first] = accounts;
  const letter = {
    email: first?.email ?? null,
    language: first?.language ?? consoleLanguageOf(context),
    logins: accounts.map(({ login }) => login),
  };
  return requestCode(platform, { name, purpose: 'staff_password', letter }, context);
}

/** Mails a code that confirms a new e-mail address of the signed-in staff account. */
export async function sendStaffEmailCode(
  platform: Platform,
  { email }: { email: string },
  context: Context & { readonly caller: SignedIn },
): Promise<Answer<CodeSent>> {
  const { caller } = context;
  if (caller.role === 'member') return refused('no_permission');
  if (!isEmail(email)) return refused('email_invalid');
  const staff = await staffLoginOf(platform.database.read, caller.id);
  if (!staff) return refused('not_signed_in');
  const letter = { email, language: staff.language ?? consoleLanguageOf(context), logins: [staff.login] };
  return requestCode(platform, { name: email, purpose: 'staff_email', letter }, context);
}

const consoleLanguageOf = ({ readerLanguage }: Context) => (isConsoleLanguage(readerLanguage) ? readerLanguage : 'en');
