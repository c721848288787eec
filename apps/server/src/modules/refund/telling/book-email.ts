import type { RefundEvent } from '@chifan/domain/refund';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { refundToTell } from './email.store.ts';
import { type RefundNews, writeEmail } from './write-email.ts';

const emailKind = 'refund.email';

const newsOf: Partial<Record<RefundEvent, RefundNews>> = {
  grant_at_once: 'granted',
  merchant_grant: 'granted',
  accept_offer: 'granted',
  auto_accept_offer: 'granted',
  platform_grant: 'granted',
  merchant_refuse: 'merchant_refused',
  merchant_offer: 'merchant_offered',
  platform_refuse: 'platform_refused',
};

export async function bookDecisionEmail(
  platform: Platform,
  transition: TransitionContext,
  { refundId, event }: { readonly refundId: number; readonly event: RefundEvent },
): Promise<void> {
  const news = newsOf[event];
  if (news) await bookEmail(platform, transition, { refundId, news });
}

/** Each email once: its key is the refund and what it says. */
export async function bookEmail(
  platform: Platform,
  { tx, after, now }: Pick<TransitionContext, 'tx' | 'after' | 'now'>,
  email: { readonly refundId: number; readonly news: RefundNews },
): Promise<void> {
  const key = `${emailKind}:${email.refundId}:${email.news}`;
  await enqueue(tx, { kind: emailKind, key, payload: email, runAt: now });
  after(platform.wakeJobs);
}

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
