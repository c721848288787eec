import { contentLanguageOf } from '@chifan/domain';
import { renderStaffNotification } from '@chifan/domain/notification';
import { phrase } from '@chifan/phrases';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { emailWithLink } from '../../../platform/mail/email-with-link.ts';
import type { Platform } from '../../../platform/module.ts';
import { mailedStaff, readUnanswered } from './staff-push.store.ts';

/** Mails an unanswered order to one member of the shop's staff (rule ordering-105). */
export const staffMailJob = ({ config, database, mail }: Platform): JobHandler => ({
  isMessage: true,
  outside: async ({ orderId, staffId }: { orderId: number; staffId: number }) => {
    if (config.smtpUrl === null) return;
    const [staff, news] = await Promise.all([
      mailedStaff(database.read, staffId),
      readUnanswered(database.read, orderId),
    ]);
    if (!staff || !news) return;
    const { email, language } = staff;
    const { title, text } = renderStaffNotification(news, language, (key, values) => phrase(language, key, values));
    await mail.send({
      to: email,
      ...emailWithLink({
        language: contentLanguageOf(language),
        subject: title,
        text,
        link: { words: phrase(language, 'news.unanswered.link'), url: `${config.publicUrl}/console/#/orders` },
      }),
      key: `staff-unanswered-${orderId}-${staffId}`,
    });
  },
});
