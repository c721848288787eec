import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { Page } from '../../../platform/database/select-page.ts';

export type MemberRow = {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly language: Language;
  readonly joinedAt: Date;
  readonly blockedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly orders: number;
  readonly lastSignInAt: Date | null;
};

/**
 * SQL for the time of the last sign-in, from the sessions and the known devices of the member. A block deletes the
 * sessions, so the sessions alone are not enough. Null if the member has neither a session nor a known device.
 */
const lastSignInAt = sql`greatest(
  (SELECT max(created_at) FROM session WHERE member_id = member.id),
  (SELECT max(last_at) FROM member_device WHERE member_id = member.id))`;

const columns = sql`id, name, email, mobile, language, created_at AS "joinedAt", blocked_at AS "blockedAt",
  deleted_at AS "deletedAt",
  (SELECT count(*)::int FROM customer_order WHERE member_id = member.id) AS orders,
  ${lastSignInAt} AS "lastSignInAt"`;

export async function memberRow(executor: Executor, memberId: number): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`SELECT ${columns} FROM member WHERE id = ${memberId}`.execute(executor);
  return rows[0];
}

export async function memberRows(executor: Executor, memberIds: readonly number[]): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`SELECT ${columns} FROM member WHERE id = ANY(${memberIds})
    ORDER BY array_position(${memberIds}::bigint[], id)`.execute(executor);
  return rows;
}

/** Returns a page of members, the newest first, and the total number of members on all pages. */
export async function memberPage(
  executor: Executor,
  { isBlocked }: { readonly isBlocked: boolean },
  page: Page,
): Promise<{ readonly rows: MemberRow[]; readonly total: number }> {
  const wanted = isBlocked ? sql`blocked_at IS NOT NULL` : sql`true`;
  const { rows } = await sql<MemberRow>`SELECT ${columns} FROM member WHERE ${wanted}
    ORDER BY id DESC OFFSET ${page.offset} LIMIT ${page.limit}`.execute(executor);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM member WHERE ${wanted}`.execute(executor);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Counts the member's paid orders that are not finished. These orders continue while the member is blocked. */
export async function activeOrdersOf(executor: Executor, memberId: number): Promise<number> {
  const { rows } = await sql<{ active: number }>`SELECT count(*)::int AS active FROM customer_order
    WHERE member_id = ${memberId} AND paid_at IS NOT NULL AND is_open`.execute(executor);
  return rows[0]?.active ?? 0;
}
