import { channelsFor, isNews, pushMinutes, pushTime } from '@chifan/domain/notification';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { type NoticeToTell, noticeToTell, pushKind } from '../notice.store.ts';
import { screenOf } from '../notices/notice-screen.ts';
import { noticeWords } from '../notices/notice-words.ts';
import { deliverPush } from './deliver-push.ts';
import { subscriptionToUse } from './subscription.store.ts';

const minuteMs = 60_000;

type Push = { readonly noticeId: number; readonly subscriptionId: number };

/** Pushes a notice to one browser at least once. The tag makes the browser show it once. */
export const sendPushJob = (platform: Platform): JobHandler => ({
  isMessage: true,
  outside: async (push: Push) => {
    const { clock, database } = platform;
    const now = clock.now();
    const [notice, subscription] = await Promise.all([
      noticeToTell(database.read, push.noticeId),
      subscriptionToUse(database.read, push.subscriptionId, now),
    ]);
    if (!notice || notice.read_at !== null || !isNews(notice.news)) return;
    if (subscription?.member_id !== notice.member_id) return;
    if (!channelsFor(notice.news, notice.choices).includes('push')) return;
    const minuteOfDay = minuteIn(subscription.time_zone, now);
    const at = pushTime(notice.news, notice.quietHours, { now, minuteOfDay });
    const until = notice.created_at.getTime() + pushMinutes(notice.news) * minuteMs;
    if (at.getTime() >= until) return;
    if (at > now) return wait(platform, push, at);
    await deliverPush(platform, subscription, {
      text: messageOf(notice),
      ttlSeconds: Math.ceil((until - now.getTime()) / 1000),
      isUrgent: notice.news.startsWith('order.'),
    });
  },
});

/** Enqueues another job, because this one ends with its handler. */
const wait = ({ database }: Platform, push: Push, runAt: Date): Promise<void> =>
  enqueue(database.alone, {
    kind: pushKind,
    key: `${pushKind}:${push.noticeId}:${push.subscriptionId}:${runAt.getTime()}`,
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

/** The message that `push` in the service worker reads. */
export function messageOf({ id, news, facts, language }: NoticeToTell): string {
  const { title, text } = noticeWords(news, facts, language);
  const { path, params } = screenOf(news, facts);
  return JSON.stringify({ tag: `notice-${id}`, title, text, language, path, params });
}
