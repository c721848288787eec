import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { emailJobKind, type NotificationRow } from '../notification.store.ts';

export type OrderNoticeRow = Omit<NotificationRow, 'member_id' | 'news'> & {
  /** The type of the notification. A newer server may have written a type that this server does not know. */
  readonly news: string;
  /** Failed attempts of the job that mails the notification. Null if no job exists, so there is nothing to mail. */
  readonly mail_tries: number | null;
};

/** The notifications about an order. The server deletes notifications after half a year. */
export const sqlNoticesOfOrder = (orderId: number) => sql<OrderNoticeRow>`
  SELECT n.id, n.news, n.facts, n.created_at, n.read_at, mail.tries AS mail_tries
  FROM notice n LEFT JOIN job mail ON mail.key = ${`${emailJobKind}:`} || n.id
  WHERE n.facts->>'orderId' = ${String(orderId)} ORDER BY n.id`;

export async function noticesOfOrder(executor: Executor, orderId: number): Promise<OrderNoticeRow[]> {
  return (await sqlNoticesOfOrder(orderId).execute(executor)).rows;
}
