import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import { profileOf } from './member.store.ts';
import type { MemberLinks } from './member-links.ts';

export async function showMember(
  platform: Platform,
  links: MemberLinks,
  { caller }: { caller: { id: number } },
): Promise<Answer<z.output<Calls['getLoginMemberInfo']['output']>>> {
  const [profile, balance, isNewPeople] = await Promise.all([
    profileOf(platform.database.read, caller.id),
    links.balanceOf(caller.id),
    links.isNewPeople(caller.id),
  ]);
  if (!profile) return refused('not_signed_in');
  return { ok: true, value: { ...profile, balance, isNewPeople } };
}
