import type { JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { emailKind, type RefundNews } from './book-email.ts';
import { refundToTell } from './email.store.ts';
import { writeEmail } from './write-email.ts';

/** Mails what was decided: at least once; the Message-ID is the same each time. A guest without an address reads it in the app. */
export const refundEmailJobs = (platform: Platform): JobHandlers => ({
  [emailKind]: {
    outside: async ({ refundId, news }: { refundId: number; news: RefundNews }) => {
      const { smtpUrl, publicUrl } = platform.config;
      if (smtpUrl === null) return;
      const refund = await refundToTell(platform.database.read, refundId);
      if (!refund?.email) return;
      const written = writeEmail(refund, news, publicUrl);
      await platform.mail.send({ to: refund.email, ...written, key: `refund-${refundId}-${news}` });
    },
  },
});
