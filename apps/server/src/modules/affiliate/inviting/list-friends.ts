import type { Calls } from '@chifan/contract';
import { shortenedName } from '@chifan/domain/affiliate';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/answers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { countFriends, listFriends } from './friend.store.ts';

type Friends = z.input<Calls['invitedFriends']['output']>;

/** Who came by a member's link. Their names are shortened: having been invited tells nobody who somebody is. */
export async function invitedFriends(
  { database: { read } }: Platform,
  input: z.output<Calls['invitedFriends']['input']>,
  memberId: number,
): Promise<Answer<Friends>> {
  const page = pageWindow(input);
  const [friends, { invited }] = await Promise.all([listFriends(read, memberId, page), countFriends(read, memberId)]);
  const records = friends.map(({ name, joinedAt, ...friend }) => ({
    ...friend,
    name: shortenedName(name),
    joinedAt: joinedAt.toISOString(),
  }));
  return { ok: true, value: { records, total: invited, pageNo: input.pageNo, pageSize: page.limit } };
}
