import type { Language, PartlyTranslated } from '@chifan/domain';
import type { MemberLevel } from '@chifan/domain/member';
import type { News } from '@chifan/domain/notification';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { enqueueEach } from '../../platform/jobs/jobs.ts';
import type { NewsInMove } from '../../platform/workflow/write-transition.ts';
import type { SaidFacts } from '../ordering/index.ts';
import { type NoticeSetup, setupOfMember } from './settings/choice.store.ts';

/** What the sentences of a notice need, as it was at that moment; sums in fen. */
export type NoticeFacts = {
  readonly shop?: PartlyTranslated;
  readonly number?: string;
  readonly code?: string;
  /** An instant, ISO 8601. */
  readonly at?: string;
  readonly amount?: number;
  readonly asked?: number;
  readonly points?: number;
  readonly askedPoints?: number;
  /** Fen credited of friends and draws, and of rebate cards. */
  readonly rewards?: number;
  readonly cashback?: number;
  readonly tickets?: number;
  readonly level?: MemberLevel;
  readonly days?: number;
  /** A day in China, as an instant of it. */
  readonly day?: string;
  /** Of a coupon. */
  readonly name?: PartlyTranslated;
  /** Which of several sentences tells it. */
  readonly variant?: string;
  readonly carrier?: PartlyTranslated;
  readonly tracking?: string;
  /** What kitchen or courier said, as it is kept. */
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
  /** What has happened, once. */
  readonly key: string;
  readonly news: News;
  readonly facts: NoticeFacts;
};

export const emailKind = 'notice.email';
export const pushKind = 'notice.push';

/** Selects `member_id`, `key`, `news` and `facts` of what is told. */
export type NoticeSource = RawBuilder<unknown>;

export const noticeOf = ({ memberId, key, news, facts }: NewNotice): NoticeSource =>
  sql`SELECT ${memberId}::bigint AS member_id, ${key}::text AS key, ${news}::text AS news,
    ${JSON.stringify(facts)}::jsonb AS facts`;

type Told = { readonly memberId: number; readonly isSent: boolean };

/**
 * The notice, and a job for each way that it goes, in one statement: the same key again writes nothing, and so does what
 * is not listed and goes nowhere. @returns whose it is, where it was written.
 */
export async function insertNotice(tx: Tx, source: NoticeSource, ways: Ways): Promise<Told | undefined> {
  const written = writtenNotice(source, ways);
  if (!written) return undefined;
  const isSent = written.isSent ? sql`EXISTS (SELECT FROM sent)` : sql`false`;
  const { rows } = await sql<Told>`
    WITH ${written.queries} SELECT member_id AS "memberId", ${isSent} AS "isSent" FROM told`.execute(tx);
  return rows[0];
}

type Ways = {
  readonly at: Date;
  readonly isListed: boolean;
  readonly byEmail: boolean;
  readonly byPush: boolean;
};

type WrittenNotice = Pick<NewsInMove, 'queries' | 'outcome'> & { readonly isSent: boolean };

/** The same as parts of a statement: `told`, and `sent` where it goes anywhere. Null: neither. */
export function writtenNotice(source: NoticeSource, { at, isListed, byEmail, byPush }: Ways): WrittenNotice | null {
  // What cannot apply is left out of the text: PostgreSQL would begin each of its scans, and then read nothing.
  const mailed = sql`SELECT ${emailKind}::text, ${`${emailKind}:`} || told.id, jsonb_build_object('noticeId', told.id),
      ${at}::timestamptz FROM told JOIN member ON member.id = told.member_id WHERE member.email IS NOT NULL`;
  const pushed = sql`SELECT ${pushKind}::text, ${`${pushKind}:`} || told.id || ':' || s.id,
      jsonb_build_object('noticeId', told.id, 'subscriptionId', s.id), ${at}::timestamptz
    FROM told JOIN push_subscription s ON s.member_id = told.member_id`;
  const ways = [...(byEmail ? [mailed] : []), ...(byPush ? [pushed] : [])];
  if (!isListed && ways.length === 0) return null;
  const whereMailed = sql`JOIN member ON member.id = source.member_id WHERE ${byEmail} AND member.email IS NOT NULL`;
  const sent = sql`, sent AS (${enqueueEach(sql.join(ways, sql` UNION ALL `))} RETURNING id)`;
  const queries = sql`told AS (INSERT INTO notice (member_id, key, news, facts, is_listed, created_at)
      SELECT source.member_id, source.key, source.news, source.facts, ${isListed}, ${at}::timestamptz
      FROM (${source}) AS source ${isListed ? sql`` : whereMailed}
      ON CONFLICT (key) DO NOTHING RETURNING id, member_id)${ways.length === 0 ? sql`` : sent}`;
  const outcome = sql`SELECT 'told' AS outcome FROM told
    ${ways.length === 0 ? sql`` : sql`UNION ALL SELECT 'due' FROM sent`}`;
  return { queries, outcome, isSent: ways.length > 0 };
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
