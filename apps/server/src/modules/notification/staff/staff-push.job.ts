import { renderStaffNotification, staffNotificationMinutes } from '@chifan/domain/notification';
import { phrase } from '@chifan/phrases';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { messageText } from '../../ordering/index.ts';
import { deliverPush } from '../pushing/deliver-push.ts';
import { subscriptionToUse } from '../pushing/subscription.store.ts';
import {
  activeStaffRecipient,
  readStaffNotification,
  type StaffNotificationContent,
  type StaffPush,
  type StaffRecipient,
} from './staff-push.store.ts';

/**
 * Sends a push message to one browser of staff. Sends nothing if the push is no longer needed: staff accepted or refused
 * the order, a courier took the job, or staff read the guest's message.
 */
export const staffPushJob = (platform: Platform): JobHandler => ({
  isMessage: true,
  outside: async (push: StaffPush) => {
    const { clock, database } = platform;
    const now = clock.now();
    const until = Date.parse(push.at) + staffNotificationMinutes[push.news] * 60_000;
    if (now.getTime() >= until) return;
    const subscription = await subscriptionToUse(database.read, push.subscriptionId, now);
    const staffId = subscription?.staff_id ?? null;
    if (!subscription || staffId === null) return;
    const staff = await activeStaffRecipient(database.read, staffId);
    if (!staff) return;
    const { language } = staff;
    const news = await readStaffNotification(database.read, push, (code, facts) => messageText(code, facts, language));
    if (!news) return;
    const ttlSeconds = Math.ceil((until - now.getTime()) / 1000);
    await deliverPush(platform, subscription, { text: messageOf(news, push, staff), ttlSeconds, isUrgent: true });
  },
});

/** The push message for the console's service worker. A tap on the message opens the list that contains the order. */
function messageOf(news: StaffNotificationContent, { of }: StaffPush, { role, language }: StaffRecipient): string {
  const { title, text } = renderStaffNotification(news, language, (key, values) => phrase(language, key, values));
  const path = role === 'merchant' ? 'orders' : news.news === 'job' ? 'jobs' : 'deliveries';
  return JSON.stringify({ tag: `${news.news}-${of}`, title, text, language, path, params: {} });
}
