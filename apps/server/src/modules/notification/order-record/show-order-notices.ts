import type { OrderNotice } from '@chifan/contract/notification/staff-calls';
import { contentLanguageOf } from '@chifan/domain';
import { isNotificationType, notificationTypes } from '@chifan/domain/notification';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { notificationText } from '../notifications/notification-text.ts';
import { noticesOfOrder, type OrderNoticeRow } from './order-notices.store.ts';

/** Shows operators what the guest was notified of (rule notification-24). */
export async function showOrderNotices(
  { database, config }: Platform,
  { orderId }: { readonly orderId: number },
  { readerLanguage }: StaffContext,
): Promise<Answer<OrderNotice[]>> {
  const rows = await noticesOfOrder(database.read, orderId);
  const language = contentLanguageOf(readerLanguage);
  const value = rows.flatMap(({ news, ...row }): OrderNotice[] => {
    if (!isNotificationType(news)) return [];
    const goes = (channel: string) => notificationTypes[news].channels.some((one) => one === channel);
    return [
      {
        id: row.id,
        ...notificationText(news, row.facts, language),
        at: row.created_at.toISOString(),
        readAt: row.read_at?.toISOString() ?? null,
        mail: goes('email') && config.smtpUrl !== null ? mailOf(row) : 'none',
        isPushed: goes('push'),
      },
    ];
  });
  return { ok: true, value };
}

const mailOf = ({ mail_tries: tries }: Pick<OrderNoticeRow, 'mail_tries'>): OrderNotice['mail'] => {
  if (tries === null) return 'done';
  return tries === 0 ? 'waiting' : 'failing';
};
