import { isConsoleLanguage } from '@chifan/domain';
import { isEmail } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { maskEmail } from '../account/change-email.ts';
import { consumeCode } from '../codes/consume-code.ts';
import { writeStaffEmail } from './staff.store.ts';
import type { StaffEmailChanged } from './staff-email.job.ts';
import { verifyStaff } from './verify-staff.ts';

type EmailInput = { readonly email: string; readonly password: string; readonly code?: string | undefined };

/**
 * Sets the e-mail address of the staff account (rules member-40, ordering-81). An empty address removes the stored
 * address and needs no code.
 */
export async function setStaffEmail(
  platform: Platform,
  { email, password, code }: EmailInput,
  context: Context & { readonly caller: SignedIn },
): Promise<Answer<boolean>> {
  if (email !== '' && !isEmail(email)) return refused('email_invalid');
  const proved = await verifyStaff(platform, password, context);
  if (!proved.ok) return proved;
  if (email !== '') {
    const taken = await consumeCode(platform, { email, purpose: 'staff_email', code: code ?? '' }, context);
    if (!taken.ok) return taken;
  }
  const { value: before } = proved;
  const { caller, now, readerLanguage } = context;
  await platform.database.transact(async (tx, after) => {
    await writeStaffEmail(tx, caller.id, email === '' ? null : email);
    if (before.email === null || before.email === email) return;
    const language = before.language ?? (isConsoleLanguage(readerLanguage) ? readerLanguage : 'en');
    const key = `staff-email-changed-${caller.id}-${now.getTime()}`;
    const changed: StaffEmailChanged = {
      to: before.email,
      login: before.login,
      newEmail: maskEmail(email),
      language,
      key,
    };
    await enqueue(tx, { kind: 'member.staff-email-changed', key: `member.${key}`, payload: changed, runAt: now });
    after(platform.wakeJobs);
  });
  return { ok: true, value: true };
}
