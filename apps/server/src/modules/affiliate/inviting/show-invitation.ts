import type { Calls } from '@chifan/contract';
import {
  affiliatePermille,
  type LotteryTicketSource,
  missingToNextLotteryTicket,
  shortenedName,
} from '@chifan/domain/affiliate';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { countLotteryTickets } from '../../coupon/index.ts';
import { type LotteryTicketProgress, progressOf } from '../lottery-tickets/ticket-progress.store.ts';
import { sumsOfFriends } from '../rewarding/affiliate-reward.store.ts';
import { countFriends, listFriends } from './friend.store.ts';

type Invitation = z.input<Calls['invitation']['output']>;

export async function showInvitation(
  { config, database: { read } }: Platform,
  { caller, now }: MemberContext,
): Promise<Answer<Invitation>> {
  const [friends, sums, tickets, progress] = await Promise.all([
    countFriends(read, caller.id),
    sumsOfFriends(read, caller.id),
    countLotteryTickets(read, caller.id, now),
    progressOf(read, caller.id),
  ]);
  const value = {
    link: linkOf(config.publicUrl, caller.id),
    ...friends,
    permille: affiliatePermille,
    ...sums,
    tickets,
    friendsMissing: missing(progress, 'friends'),
    spendingMissing: missing(progress, 'spending'),
  };
  return { ok: true, value };
}

/** The sign-in screen of the web app reads the inviter's id from this URL. */
const linkOf = (publicUrl: string, memberId: number): string =>
  `${publicUrl}/web/#/pages/internal/login/choose/choose?inviterId=${memberId}`;

const missing = (progress: readonly LotteryTicketProgress[], source: LotteryTicketSource): number =>
  missingToNextLotteryTicket(source, progress.find((one) => one.source === source) ?? { amount: 0, issued: 0 });

type Friends = z.input<Calls['invitedFriends']['output']>;

/**
 * Lists the members who signed up through the caller's invitation link. The names are shortened, because an inviter
 * need not know them.
 */
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
