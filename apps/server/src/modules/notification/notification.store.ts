import type { Language, PartlyTranslated } from '@chifan/domain';
import type { MemberLevel } from '@chifan/domain/member';
import type { NotificationType } from '@chifan/domain/notification';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { enqueueFromQuery } from '../../platform/jobs/jobs.ts';
import type { MessageParameters } from '../ordering/index.ts';
import { type NotificationSettings, notificationSettingsColumns } from './settings/choice.store.ts';

/** Values for the texts of a notification, as they were when the event happened. Sums are in fen. */
export type NotificationFacts = {
  readonly shop?: PartlyTranslated;
  readonly number?: string;
  /**
   * The day number, which the kitchen calls out. The text shows the day number instead of the order number. A receipt
   * has no day number (rule ordering-90).
   */
  readonly dayNumber?: number;
  readonly code?: string;
  /** A time in ISO 8601. */
  readonly at?: string;
  readonly amount?: number;
  readonly asked?: number;
  readonly points?: number;
  readonly askedPoints?: number;
  /**
   * Credited amounts in fen. `rewards` come from friends' orders and prize draws, and `cashback` comes from rebate
   * cards.
   */
  readonly rewards?: number;
  readonly cashback?: number;
  readonly tickets?: number;
  readonly level?: MemberLevel;
  readonly days?: number;
  /** An ISO 8601 time on the day that the text names. The day is the calendar day in China. */
  readonly day?: string;
  /** Name of the coupon that the notification is about. */
  readonly name?: PartlyTranslated;
  /** Selects one of several texts for the same notification type. */
  readonly variant?: string;
  readonly carrier?: PartlyTranslated;
  readonly tracking?: string;
  /** The predefined sentence or the free text that the kitchen or the courier sent. */
  readonly said?: { readonly code: string; readonly facts: MessageParameters };
  readonly orderId?: number;
  readonly refundId?: number;
  readonly mallOrderId?: number;
  readonly mallRefundId?: number;
  readonly withdrawalId?: number;
  readonly couponId?: number;
  readonly helpRequestId?: number;
};

export type NewNotification = {
  readonly memberId: number;
  /** Identifies the event, so that the member is notified of it only once. */
  readonly key: string;
  readonly news: NotificationType;
  readonly facts: NotificationFacts;
};

export const emailJobKind = 'notice.email';
export const pushJobKind = 'notice.push';

export type NotificationSourceRow = {
  readonly member_id: number;
  readonly key: string;
  readonly news: NotificationType;
  readonly facts: NotificationFacts;
};

/** SQL query that selects the notification to write. */
export type NotificationSource = RawBuilder<NotificationSourceRow>;

export const notificationSourceOf = ({ memberId, key, news, facts }: NewNotification): NotificationSource =>
  sql<NotificationSourceRow>`SELECT ${memberId}::bigint AS member_id, ${key}::text AS key, ${news}::text AS news,
    ${JSON.stringify(facts)}::jsonb AS facts`;

type InsertedNotification = { readonly memberId: number; readonly isSent: boolean };

type DeliveryOptions = {
  readonly at: Date;
  readonly isListed: boolean;
  readonly byEmail: boolean;
  readonly byPush: boolean;
};

/**
 * Writes the notification and one job per channel, in one statement. Writes nothing if the key exists, or if the
 * notification is neither listed nor sent.
 * @returns the notified member.
 */
export async function insertNotification(
  tx: Tx,
  source: NotificationSource,
  { at, isListed, byEmail, byPush }: DeliveryOptions,
): Promise<InsertedNotification | undefined> {
  // Omit unused channels, because PostgreSQL would scan their tables in vain.
  const mailed = sql`SELECT ${emailJobKind}::text, ${`${emailJobKind}:`} || told.id, jsonb_build_object('noticeId', told.id),
      ${at}::timestamptz FROM told JOIN member ON member.id = told.member_id WHERE member.email IS NOT NULL`;
  const pushed = sql`SELECT ${pushJobKind}::text, ${`${pushJobKind}:`} || told.id || ':' || s.id,
      jsonb_build_object('noticeId', told.id, 'subscriptionId', s.id), ${at}::timestamptz
    FROM told JOIN push_subscription s ON s.member_id = told.member_id`;
  const ways = [...(byEmail ? [mailed] : []), ...(byPush ? [pushed] : [])];
  const isSent = ways.length > 0;
  if (!isListed && !isSent) return undefined;
  const whereMailed = sql`JOIN member ON member.id = source.member_id WHERE ${byEmail} AND member.email IS NOT NULL`;
  const sent = sql`, sent AS (${enqueueFromQuery(sql.join(ways, sql` UNION ALL `))} RETURNING id)`;
  const { rows } = await sql<InsertedNotification>`
    WITH told AS (INSERT INTO notice (member_id, key, news, facts, is_listed, created_at)
      SELECT source.member_id, source.key, source.news, source.facts, ${isListed}, ${at}::timestamptz
      FROM (${source}) AS source ${isListed ? sql`` : whereMailed}
      ON CONFLICT (key) DO NOTHING RETURNING id, member_id)${isSent ? sent : sql``}
    SELECT member_id AS "memberId", ${isSent ? sql`EXISTS (SELECT FROM sent)` : sql`false`} AS "isSent" FROM told`.execute(
    tx,
  );
  return rows[0];
}

export type NotificationRow = {
  readonly id: number;
  readonly member_id: number;
  readonly news: NotificationType;
  readonly facts: NotificationFacts;
  readonly read_at: Date | null;
  readonly created_at: Date;
};

export type NotificationToSend = NotificationRow & NotificationSettings & { readonly language: Language };

export async function notificationToSend(
  executor: Executor,
  noticeId: number,
): Promise<NotificationToSend | undefined> {
  const { rows } = await sql<NotificationToSend>`
    SELECT n.id, n.member_id, n.news, n.facts, n.read_at, n.created_at, m.language, ${notificationSettingsColumns}
    FROM notice n JOIN member m ON m.id = n.member_id WHERE n.id = ${noticeId}`.execute(executor);
  return rows[0];
}

export async function notificationsOf(
  executor: Executor,
  memberId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`SELECT id, member_id, news, facts, read_at, created_at
    FROM notice WHERE member_id = ${memberId} AND is_listed
    ORDER BY id DESC OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  return rows;
}

export async function countNotifications(
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

export const removeNotificationsBefore = (tx: Tx, before: Date) =>
  sql`DELETE FROM notice WHERE created_at < ${before}`.execute(tx);
