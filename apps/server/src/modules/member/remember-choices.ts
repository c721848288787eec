import type { Language } from '@chifan/domain';
import type { Answer } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import { writeLanguage, writeReminderSeen } from './member.store.ts';

type ByMember = { readonly caller: { readonly id: number } };

export async function rememberReminderSeen(platform: Platform, { caller }: ByMember): Promise<Answer<boolean>> {
  await writeReminderSeen(platform.database.read, caller.id);
  return { ok: true, value: true };
}

export async function rememberLanguage(
  platform: Platform,
  input: { language: Language },
  { caller }: ByMember,
): Promise<Answer<boolean>> {
  await writeLanguage(platform.database.read, caller.id, input.language);
  return { ok: true, value: true };
}
