import type { Language, PartlyTranslated } from '@chifan/domain';
import type { MemberLevel } from '@chifan/domain/member';
import type { News } from '@chifan/domain/notification';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { enqueueEach } from '../../platform/jobs/jobs.ts';
import type { SaidFacts } from '../ordering/index.ts';
import { type NoticeSetup, setupOfMember } from './settings/choice.store.ts';

/** Values for the sentences of a notice, from the moment of the event. Sums are in fen. */
export type NoticeFacts = {
  readonly shop?: PartlyTranslated;
  readonly number?: string;
  /** Shown instead of the number. A receipt has none (rule ordering-90). */
  readonly dayNumber?: number;
  readonly code?: string;
  /** An instant in ISO 8601. */
  readonly at?: string;
  readonly amount?: number;
  readonly asked?: number;
  readonly points?: number;
  readonly askedPoints?: number;
  /** Fen credited from friends and draws, and from rebate cards. */
  readonly rewards?: number;
  readonly cashback?: number;
  readonly tickets?: number;
  readonly level?: MemberLevel;
  readonly days?: number;
  /** An instant on a day in China. */
  readonly day?: string;
  /** Name of a coupon. */
  readonly name?: PartlyTranslated;
  /** Selects one of several sentences for the same news. */
  readonly variant?: string;
  readonly carrier?: PartlyTranslated;
  readonly tracking?: string;
  /** The stored message of a kitchen or a courier. */
  readonly said?: { readonly code: string; readonly facts: SaidFacts };
  readonly orderId?: number;
  readonly refundId?: number;
  readonly mallOrderId?: number;
  readonly mallRefundId?: number;
  readonly withdrawalId?: number;
  readonly couponId?: number;
};

export type NewNotice = {
  readonly memberId: number;
  /** Identifies the event, so that it is announced only once. */
  readonly key: string;
  readonly news: News;
  readonly facts: NoticeFacts;
};

export const emailKind = 'notice.email';
export const pushKind = 'notice.push';

export type NoticeSourceRow = {
  readonly member_id: number;
  readonly key: string;
  readonly news: News;
  readonly facts: NoticeFacts;
};

/** Query that selects the notice to write. */
export type NoticeSource = RawBuilder<NoticeSourceRow>;

export const noticeOf = ({ memberId, key, news, facts }: NewNotice): NoticeSource =>
  sql<NoticeSourceRow>`SELECT ${memberId}::bigint AS member_id, ${key}::text AS key, ${news}::text AS news,
    ${JSON.stringify(facts)}::jsonb AS facts`;

type Told = { readonly memberId: number; readonly isSent: boolean };

type Ways = {
  readonly at: Date;
  readonly isListed: boolean;
  readonly byEmail: boolean;
  readonly byPush: boolean;
};

/**
 * Writes the notice and one job per channel, in one statement. Writes nothing if the key exists, or if the notice is
 * neither listed nor sent. @returns the notice's member
 */
export async function insertNotice(
  tx: Tx,
  source: NoticeSource,
  { at, isListed, byEmail, byPush }: Ways,
): Promise<Told | undefined> {
  // Omit channels that cannot apply, because PostgreSQL would run their scans without a result.
  const mailed = sql`SELECT ${emailKind}::text, ${`${emailKind}:`} || told.id, jsonb_build_object('noticeId', told.id),
      ${at}::timestamptz FROM told JOIN member ON member.id = told.member_id WHERE member.email IS NOT NULL`;
  const pushed = sql`SELECT ${pushKind}::text, ${`${pushKind}:`} || told.id || ':' || s.id,
      jsonb_build_object('noticeId', told.id, 'subscriptionId', s.id), ${at}::timestamptz
    FROM told JOIN push_subscription s ON s.member_id = told.member_id`;
  const ways = [...(byEmail ? [mailed] : []), ...(byPush ? [pushed] : [])];
  const isSent = ways.length > 0;
  if (!isListed && !isSent) return undefined;
  const whereMailed = sql`JOIN member ON member.id = source.member_id WHERE ${byEmail} AND member.email IS NOT NULL`;
  const sent = sql`, sent AS (${enqueueEach(sql.join(ways, sql` UNION ALL `))} RETURNING id)`;
  const { rows } = await sql<Told>`
    WITH told AS (INSERT INTO notice (member_id, key, news, facts, is_listed, created_at)
      SELECT source.member_id, source.key, source.news, source.facts, ${isListed}, ${at}::timestamptz
      FROM (${source}) AS source ${isListed ? sql`` : whereMailed}
      ON CONFLICT (key) DO NOTHING RETURNING id, member_id)${isSent ? sent : sql``}
    SELECT member_id AS "memberId", ${isSent ? sql`EXISTS (SELECT FROM sent)` : sql`false`} AS "isSent" FROM told`.execute(
    tx,
  );
  return rows[0];
}

export type NoticeRow = {
  readonly id: number;
  readonly member_id: number;
  readonly news: News;
  readonly facts: NoticeFacts;
  readonly read_at: Date | null;
  readonly created_at: Date;
};

export type NoticeToTell = NoticeRow & NoticeSetup & { readonly language: Language };

export async function noticeToTell(executor: Executor, noticeId: number): Promise<NoticeToTell | undefined> {
  const { rows } = await sql<NoticeToTell>`
    SELECT n.id, n.member_id, n.news, n.facts, n.read_at, n.created_at, m.language, ${setupOfMember}
    FROM notice n JOIN member m ON m.id = n.member_id WHERE n.id = ${noticeId}`.execute(executor);
  return rows[0];
}

export async function noticesOf(
  executor: Executor,
  memberId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`SELECT id, member_id, news, facts, read_at, created_at
    FROM notice WHERE member_id = ${memberId} AND is_listed
    ORDER BY id DESC OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  return rows;
}

export async function countNotices(
  executor: Executor,
  memberId: number,
): Promise<{ readonly total: number; readonly unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread
    FROM notice WHERE member_id = ${memberId} AND is_listed`.execute(executor);
  return rows[0] ?? { total: 0, unread: 0 };
}

export async function countUnread(executor: Executor, memberId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`SELECT count(*)::int AS unread
    FROM notice WHERE member_id = ${memberId} AND is_listed AND read_at IS NULL`.execute(executor);
  return rows[0]?.unread ?? 0;
}

export async function writeRead(executor: Executor, memberId: number, upToId: number, at: Date): Promise<void> {
  await sql`UPDATE notice SET read_at = ${at}
    WHERE member_id = ${memberId} AND is_listed AND read_at IS NULL AND id <= ${upToId}`.execute(executor);
}

export const removeNoticesBefore = (tx: Tx, before: Date) =>
  sql`DELETE FROM notice WHERE created_at < ${before}`.execute(tx);
