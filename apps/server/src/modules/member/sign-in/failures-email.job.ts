import { phrase } from '@chifan/phrases';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { ownerByEmail } from '../member.store.ts';

export type FailuresEmail = { readonly email: string; readonly at: string };

/** Mails a member about many wrong passwords for the account. An unregistered e-mail address gets no mail. */
export const failuresEmailJob = (platform: Platform): JobHandler => ({
  outside: async ({ email, at }: FailuresEmail) => {
    const owner = await ownerByEmail(platform.database.read, email);
    if (!owner) return;
    const { language } = owner;
    await platform.mail.send({
      to: email,
      subject: phrase(language, 'failed_sign_ins.subject'),
      text: phrase(language, 'failed_sign_ins.body', { name: owner.name }),
      key: `failed-sign-ins-${owner.id}-${sha256(at).slice(0, 16)}`,
    });
  },
});
