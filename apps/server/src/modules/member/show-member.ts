import type { Calls } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import { countWaysIn, type WaysIn } from '@chifan/domain/member';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { Platform } from '../../platform/module.ts';
import { profileOf, writeLanguage, writeReminderSeen } from './member.store.ts';
import type { MemberDependencies } from './member-dependencies.ts';
import { isSignInFresh } from './sessions/open-session.ts';

export async function showMember(
  platform: Platform,
  links: MemberDependencies,
  { caller, now }: { caller: { id: number; sessionHash: string }; now: Date },
): Promise<Answer<z.output<Calls['getLoginMemberInfo']['output']>>> {
  const [profile, balance, isNewPeople, isFresh] = await Promise.all([
    profileOf(platform.database.read, caller.id),
    links.balanceOf(caller.id),
    links.isNewPeople(caller.id),
    isSignInFresh(platform.database.read, caller.sessionHash, now),
  ]);
  if (!profile) return refused('not_signed_in');
  const { hasWeChat, linkedAccounts, mayOnlyPayByWeChat, ...shown } = profile;
  const weChat = weChatOf({ email: shown.email, hasWeChat, linkedAccounts, mayOnlyPayByWeChat });
  return { ok: true, value: { ...shown, weChat, balance, isNewPeople, isSignInFresh: isFresh } };
}

function weChatOf({ mayOnlyPayByWeChat, ...ways }: WaysIn & { readonly mayOnlyPayByWeChat: boolean }) {
  if (ways.hasWeChat) return countWaysIn(ways) === 1 ? 'only_way_in' : 'bound';
  return mayOnlyPayByWeChat ? 'paying_only' : 'unbound';
}

type ByMember = { readonly caller: { readonly id: number } };

export async function markReminderSeen(platform: Platform, { caller }: ByMember): Promise<Answer<boolean>> {
  await writeReminderSeen(platform.database.read, caller.id);
  return { ok: true, value: true };
}

export async function saveLanguage(
  platform: Platform,
  input: { language: Language },
  { caller }: ByMember,
): Promise<Answer<boolean>> {
  await writeLanguage(platform.database.read, caller.id, input.language);
  return { ok: true, value: true };
}
