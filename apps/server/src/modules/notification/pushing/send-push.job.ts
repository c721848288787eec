import {
  isNotificationType,
  notificationChannelsFor,
  pushLifetimeMinutes,
  pushTime,
} from '@chifan/domain/notification';
import type { TranslatedText } from '@chifan/domain/translation';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { translateWordsInJob } from '../../ordering/index.ts';
import { type NotificationToSend, notificationToSend, pushJobKind } from '../notification.store.ts';
import { screenOf } from '../notifications/notification-screen.ts';
import { notificationText } from '../notifications/notification-text.ts';
import { deliverPush } from './deliver-push.ts';
import { subscriptionToUse } from './subscription.store.ts';

const minuteMs = 60_000;

type Push = { readonly noticeId: number; readonly subscriptionId: number };

/**
 * Pushes a notification to one browser at least once. The tag of the push message prevents the browser from showing it
 * twice.
 */
export const sendPushJob = (platform: Platform): JobHandler => ({
  isMessage: true,
  outside: async (push: Push) => {
    const { clock, database } = platform;
    const now = clock.now();
    const [notice, subscription] = await Promise.all([
      notificationToSend(database.read, push.noticeId),
      subscriptionToUse(database.read, push.subscriptionId, now),
    ]);
    if (!notice || notice.read_at !== null || !isNotificationType(notice.news)) return;
    if (subscription?.member_id !== notice.member_id) return;
    if (!notificationChannelsFor(notice.news, notice.choices).includes('push')) return;
    const minuteOfDay = minuteIn(subscription.time_zone, now);
    const at = pushTime(notice.news, notice.quietHours, { now, minuteOfDay });
    const until = notice.created_at.getTime() + pushLifetimeMinutes(notice.news) * minuteMs;
    if (at.getTime() >= until) return;
    if (at > now) return wait(platform, push, at);
    await deliverPush(platform, subscription, {
      text: messageOf(notice, await ownWordsOf(platform, notice)),
      ttlSeconds: Math.ceil((until - now.getTime()) / 1000),
      isUrgent: notice.news.startsWith('order.'),
    });
  },
});

/**
 * Enqueues a later job for the same push message. The running job cannot be postponed, because it ends when its handler
 * returns.
 */
const wait = ({ database }: Platform, push: Push, runAt: Date): Promise<void> =>
  enqueue(database.alone, {
    kind: pushJobKind,
    key: `${pushJobKind}:${push.noticeId}:${push.subscriptionId}:${runAt.getTime()}`,
    payload: push,
    runAt,
  });

function minuteIn(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
    .formatToParts(at)
    .map(({ type, value }) => [type, Number(value)] as const);
  const of = Object.fromEntries(parts);
  return (of['hour'] ?? 0) * 60 + (of['minute'] ?? 0);
}

/**
 * Returns the translation of a free text that the kitchen or the courier wrote. Returns null for all other
 * notifications.
 */
async function ownWordsOf({ translation }: Platform, { facts, language }: NotificationToSend) {
  const words = facts.said?.facts.words;
  return words ? await translateWordsInJob(translation, { words, isGuests: false, to: language }) : null;
}

/** Returns the message as JSON, for the `push` handler of the service worker. */
export function messageOf(
  { id, news, facts, language }: NotificationToSend,
  translated: TranslatedText | null = null,
): string {
  const { title, text } = notificationText(news, facts, language, translated);
  const { path, params } = screenOf(news, facts);
  return JSON.stringify({ tag: `notice-${id}`, title, text, language, path, params });
}
