import type { Calls } from '@chifan/contract';
import { isNotificationType, notificationKindOf } from '@chifan/domain/notification';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { translateOwnWords } from '../../ordering/index.ts';
import { countNotifications, countUnread, notificationsOf, writeRead } from '../notification.store.ts';
import { screenOf } from './notification-screen.ts';
import { notificationText } from './notification-text.ts';

type Page = { readonly pageNo: number; readonly pageSize: number };

export async function listNotifications(
  { database, translation }: Platform,
  page: Page,
  { caller, language }: MemberContext,
): Promise<Answer<z.output<Calls['listNotices']['output']>>> {
  const { rows, counts } = await database.onOneConnection(async (executor) => {
    const [rows, counts] = await Promise.all([
      notificationsOf(executor, caller.id, pageWindow(page)),
      countNotifications(executor, caller.id),
    ]);
    return { rows, counts };
  });
  // Skip notifications that a newer server version wrote, because this version has no text for their types.
  const known = rows.filter(({ news }) => isNotificationType(news));
  const words = await translateOwnWords(
    translation,
    known.map(({ facts }) => facts.said?.facts.words),
    language,
  );
  const records = known.map(({ id, news, facts, read_at: readAt, created_at: createdAt }, index) => ({
    id,
    kind: notificationKindOf(news),
    ...notificationText(news, facts, language, words[index]),
    screen: screenOf(news, facts),
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }));
  return { ok: true, value: { records, ...counts, pageNo: page.pageNo, pageSize: page.pageSize } };
}

export const showUnread = async (
  { database }: Platform,
  { caller }: MemberContext,
): Promise<Answer<{ unread: number }>> => ({
  ok: true,
  value: { unread: await countUnread(database.read, caller.id) },
});

export async function markNotificationsRead(
  { database, live }: Platform,
  { upToId }: { readonly upToId: number },
  { caller, now }: MemberContext,
): Promise<Answer<boolean>> {
  await writeRead(database.alone, caller.id, upToId, now);
  live.publish([`member:${caller.id}`], { topic: 'notices', version: now.getTime() });
  return { ok: true, value: true };
}
