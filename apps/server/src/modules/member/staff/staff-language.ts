import type { ConsoleLanguage } from '@chifan/domain';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/module.ts';
import { writeLanguage } from './staff.store.ts';

/** Stores the console language that the staff member chose (rule member-35). */
export async function setStaffLanguage(
  { database }: Platform,
  { language }: { language: ConsoleLanguage },
  { caller }: { caller: SignedIn },
): Promise<Answer<boolean>> {
  if (caller.role === 'member') return refused('no_permission');
  await writeLanguage(database.read, caller.id, language);
  return { ok: true, value: true };
}
