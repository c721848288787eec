import { isNotificationType, notificationChannelsFor } from '@chifan/domain/notification';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { notificationToSend } from '../notification.store.ts';
import { unsubscribeAddress } from './unsubscribe-token.ts';
import { writeEmail } from './write-email.ts';

/**
 * Mails a notification at least once, always with the same Message-ID. Mails nothing if the member switched off this
 * kind of notification meanwhile.
 */
export const sendEmailJob = (platform: Platform): JobHandler => ({
  isMessage: true,
  outside: async ({ noticeId }: { noticeId: number }) => {
    const { config, database, mail, signingSecret } = platform;
    if (config.smtpUrl === null) return;
    const notice = await notificationToSend(database.read, noticeId);
    if (!notice?.email || !isNotificationType(notice.news)) return;
    if (!notificationChannelsFor(notice.news, notice.choices).includes('email')) return;
    const unsubscribeUrl = unsubscribeAddress(config.publicUrl, signingSecret, notice);
    const written = await writeEmail(platform, notice, unsubscribeUrl);
    await mail.send({ to: notice.email, ...written, key: `notice-${noticeId}` });
  },
});
