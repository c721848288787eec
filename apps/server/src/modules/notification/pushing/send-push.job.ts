import { channelsFor, isNews, pushMinutes, pushTime } from '@chifan/domain/notification';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { type NoticeToTell, noticeToTell, pushKind } from '../notice.store.ts';
import { screenOf } from '../notices/notice-screen.ts';
import { noticeWords } from '../notices/notice-words.ts';
import { encryptedMessage } from './encrypted-message.ts';
import { isPushService } from './push-services.ts';
import { removeDeadSubscription, type SubscriptionRow, subscriptionToUse } from './subscription.store.ts';
import { vapidHeader } from './vapid.ts';
import { vapidKeysOf } from './vapid-keys.ts';

const patienceMs = 10_000;
const minuteMs = 60_000;

type Push = { readonly noticeId: number; readonly subscriptionId: number };

/** Pushes a notice to one browser: at least once, and the browser shows the same notice once (its tag). */
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
    await send(platform, notice, subscription, Math.ceil((until - now.getTime()) / 1000));
  },
});

/** Another job, as this one ends with its handler. */
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

async function send(
  platform: Platform,
  notice: NoticeToTell,
  subscription: SubscriptionRow,
  ttlSeconds: number,
): Promise<void> {
  const { config, clock, database } = platform;
  const { endpoint } = subscription;
  // An operator may have taken the service away since.
  if (!isPushService(endpoint, config.pushServices)) return;
  const keys = await vapidKeysOf(platform);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: vapidHeader(endpoint, keys, { subject: config.vapidSubject, now: clock.now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
      urgency: notice.news.startsWith('order.') ? 'high' : 'normal',
    },
    body: new Uint8Array(encryptedMessage(messageOf(notice), subscription)),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  if (response.status === 404 || response.status === 410) {
    await removeDeadSubscription(database.alone, subscription.id);
    return;
  }
  // What the service will never take (a message or a key that it does not understand) is not sent for ever.
  const isHopeless = response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status);
  if (!isHopeless) throw new Error(`the push service answered ${response.status}`);
  platform.log.error({ status: response.status, host: new URL(endpoint).host }, 'a push service refused a message');
}

/** What `push` in the service worker reads. */
export function messageOf({ id, news, facts, language }: NoticeToTell): string {
  const { title, text } = noticeWords(news, facts, language);
  const { path, params } = screenOf(news, facts);
  return JSON.stringify({ tag: `notice-${id}`, title, text, language, path, params });
}
