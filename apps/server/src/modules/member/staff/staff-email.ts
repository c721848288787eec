import { isEmail } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/module.ts';
import { writeStaffEmail } from './staff.store.ts';

/** Rule ordering-81. */
export async function setStaffEmail(
  { database }: Platform,
  { email }: { email: string },
  { caller }: { caller: SignedIn },
): Promise<Answer<boolean>> {
  if (caller.role === 'member') return refused('no_permission');
  if (email !== '' && !isEmail(email)) return refused('email_invalid');
  await writeStaffEmail(database.read, caller.id, email === '' ? null : email);
  return { ok: true, value: true };
}
