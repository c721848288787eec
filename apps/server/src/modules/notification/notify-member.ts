import { type NotificationType, notificationTypes } from '@chifan/domain/notification';
import { type Tx, writePipelined } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/module.ts';
import {
  insertNotification,
  type NewNotification,
  type NotificationSource,
  notificationSourceOf,
} from './notification.store.ts';

/**
 * Writes a notification and the jobs that send it in the caller's transaction, without waiting for the database
 * (pipelined). The jobs check the member's notification settings.
 */
export const notifyMember = (
  platform: Platform,
  tx: Tx,
  after: (effect: () => void) => void,
  notice: NewNotification,
): void => notifyMemberBySource(platform, tx, after, notice.news, notificationSourceOf(notice));

/** Notifies a member as `notifyMember` does, with values that an SQL query selects. */
export function notifyMemberBySource(
  platform: Platform,
  tx: Tx,
  after: (effect: () => void) => void,
  news: NotificationType,
  source: NotificationSource,
): void {
  const ways = deliveryOptionsOf(platform, news);
  const telling = insertNotification(tx, source, ways).then((told) => {
    if (!told) return;
    if (ways.isListed) after(() => publishNotificationsChanged(platform, told.memberId, ways.at));
    if (told.isSent) after(platform.wakeJobs);
  });
  writePipelined(tx, telling);
}

function deliveryOptionsOf({ clock, config }: Platform, news: NotificationType) {
  const { isListed, channels } = notificationTypes[news];
  const goes = (channel: 'email' | 'push') => channels.some((one) => one === channel);
  return { at: clock.now(), isListed, byEmail: goes('email') && config.smtpUrl !== null, byPush: goes('push') };
}

const publishNotificationsChanged = ({ live }: Platform, memberId: number, at: Date): void =>
  live.publish([`member:${memberId}`], { topic: 'notices', version: at.getTime() });
