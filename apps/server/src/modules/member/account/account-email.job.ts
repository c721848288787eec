import type { Language } from '@chifan/domain';
import { deletionGraceDays, exportLinkDays } from '@chifan/domain/member';
import { phrase } from '@chifan/phrases';
import type { Executor } from '../../../platform/database/database.ts';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { emailWithLink } from '../../../platform/mail/email-with-link.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/module.ts';
import { ownerById } from '../member.store.ts';
import { exportLink } from './export/export-link.ts';

/**
 * Facts for a security mail about an account. Such a mail is sent even if the member has switched notifications off.
 */
type AccountNews = { readonly memberId: number; readonly to: string; readonly at: Date } & (
  | { readonly about: 'email_changed'; readonly newEmail: string }
  | { readonly about: 'password_changed' | 'deleted' | 'account_blocked' | 'account_unblocked' }
  | { readonly about: 'sign_in_linked'; readonly provider: string }
  | { readonly about: 'deletion_requested'; readonly dueAt: Date }
  | { readonly about: 'export_ready'; readonly exportId: number; readonly expiresAt: Date }
);

/**
 * The job's payload, with times as ISO strings. The payload includes the recipient's e-mail address, because the member
 * may be deleted before the mail is sent.
 */
type AccountEmail = {
  readonly about: AccountNews['about'];
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly newEmail?: string;
  readonly provider?: string;
  readonly dueAt?: string;
  readonly exportId?: number;
  readonly expiresAt?: string;
};

export async function enqueueAccountEmail(executor: Executor, { memberId, at, ...news }: AccountNews): Promise<void> {
  const owner = await ownerById(executor, memberId);
  if (!owner) return;
  const key = `${news.about}-${memberId}-${at.getTime()}`;
  const payload = { ...news, ...owner, key };
  await enqueue(executor, { kind: 'member.account-email', key: `member.account-email:${key}`, payload, runAt: at });
}

export const accountEmailJob = (platform: Platform): JobHandler => ({
  outside: (message: AccountEmail) =>
    platform.mail.send({ to: message.to, key: message.key, ...written(platform, message) }),
});

function written(platform: Platform, message: AccountEmail): Pick<Email, 'subject' | 'text' | 'html'> {
  const { about, language, name, newEmail = '', provider = '', dueAt = '', exportId = 0, expiresAt } = message;
  const days = about === 'export_ready' ? exportLinkDays : deletionGraceDays;
  const subject = phrase(language, `${about}.subject`, { provider });
  const text = phrase(language, `${about}.body`, { name, newEmail, provider, days, day: dueAt.slice(0, 10) });
  if (expiresAt === undefined) return { subject, text };
  const until = new Date(expiresAt).getTime();
  const url = exportLink(platform.signingSecret, platform.config.publicUrl, { id: exportId, until });
  return emailWithLink({ language, subject, text, link: { words: phrase(language, 'export_ready.link'), url } });
}
