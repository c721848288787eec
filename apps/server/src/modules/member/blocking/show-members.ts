import type { memberOperatorCalls } from '@chifan/contract/member/operator-calls';
import type { MemberLine, StaffMember } from '@chifan/contract/member/operator-views';
import { maskContact } from '@chifan/domain/ordering';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { maskEmail } from '../account/change-email.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
import { blocksOf } from './block.store.ts';
import { activeOrdersOf, type MemberRow, memberPage, memberRow, memberRows } from './members.store.ts';

type Asked = z.output<(typeof memberOperatorCalls)['listMembers']['input']>;
type Listed = z.input<(typeof memberOperatorCalls)['listMembers']['output']>;

export async function listMembers({ database }: Platform, { view, ...page }: Asked): Promise<Answer<Listed>> {
  const window = pageWindow(page);
  const { rows, total } = await memberPage(database.read, { isBlocked: view === 'blocked' }, window);
  return { ok: true, value: { records: rows.map(lineOf), total, pageNo: page.pageNo, pageSize: window.limit } };
}

export async function showStaffMember(
  { database: { read } }: Platform,
  links: MemberDependencies,
  memberId: number,
  now: Date,
): Promise<Answer<StaffMember>> {
  const row = await memberRow(read, memberId);
  if (!row) return refused('not_found');
  const [activeOrders, { balance, points }, level, blocks] = await Promise.all([
    activeOrdersOf(read, memberId),
    links.belongingsOf(memberId),
    links.levelOf(memberId, now),
    blocksOf(read, memberId),
  ]);
  return {
    ok: true,
    value: {
      ...lineOf(row),
      language: row.language,
      lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
      activeOrders,
      balance,
      points,
      level,
      blocks: blocks.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    },
  };
}

/** Returns the members with the given ids, in the sequence of `memberIds`. */
export async function memberLines(executor: Executor, memberIds: readonly number[]): Promise<MemberLine[]> {
  if (memberIds.length === 0) return [];
  return (await memberRows(executor, memberIds)).map(lineOf);
}

/** Operators see contacts of members only masked (rule member-57). */
const lineOf = ({ id, name, email, mobile, joinedAt, orders, blockedAt, deletedAt }: MemberRow): MemberLine => ({
  id,
  name,
  email: email === null ? null : maskEmail(email),
  phone: mobile === null ? null : maskContact(mobile),
  joinedAt: joinedAt.toISOString(),
  orders,
  blockedAt: blockedAt?.toISOString() ?? null,
  deletedAt: deletedAt?.toISOString() ?? null,
});
