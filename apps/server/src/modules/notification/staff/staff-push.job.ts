import { contentLanguageOf, type ReaderLanguage } from '@chifan/domain';
import { renderStaffNotification, staffNotificationMinutes } from '@chifan/domain/notification';
import type { MessageRole } from '@chifan/domain/ordering';
import { phrase } from '@chifan/phrases';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { type MessageParameters, messageTextForNotification, translateWordsInJob } from '../../ordering/index.ts';
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
    const textOf = async (code: string, facts: MessageParameters, from: MessageRole) =>
      messageTextForNotification(code, facts, language, await ownWordsOf(platform, facts, { from, language }));
    const news = await readStaffNotification(database.read, push, textOf);
    if (!news) return;
    const ttlSeconds = Math.ceil((until - now.getTime()) / 1000);
    await deliverPush(platform, subscription, { text: messageOf(news, push, staff), ttlSeconds, isUrgent: true });
  },
});

type Reading = { readonly from: MessageRole; readonly language: ReaderLanguage };

/** Returns the translation of a free text. Returns null for a predefined sentence. */
async function ownWordsOf({ translation }: Platform, { words }: MessageParameters, { from, language }: Reading) {
  const to = contentLanguageOf(language);
  return words ? await translateWordsInJob(translation, { words, isGuests: from === 'member', to }) : null;
}

/**
 * Returns the push message for the service worker of the staff console. A tap on the message opens the list that
 * contains the order.
 */
function messageOf(news: StaffNotificationContent, { of }: StaffPush, { role, language }: StaffRecipient): string {
  const { title, text } = renderStaffNotification(news, language, (key, values) => phrase(language, key, values));
  const path = role === 'merchant' ? 'orders' : news.news === 'job' ? 'jobs' : 'deliveries';
  return JSON.stringify({ tag: `${news.news}-${of}`, title, text, language, path, params: {} });
}
