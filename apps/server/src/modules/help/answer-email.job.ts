import { phrase } from '@chifan/phrases';
import type { Tx } from '../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { emailWithLink } from '../../platform/mail/email-with-link.ts';
import type { Platform } from '../../platform/module.ts';
import { helpRequestById, lastAnswerOf } from './help-request.store.ts';
import { sentenceText } from './help-sentence-text.ts';

const kind = 'help.answer-email';

export const enqueueAnswerEmail = (tx: Tx, helpRequestId: number, runAt: Date): Promise<void> =>
  enqueue(tx, { kind, payload: { helpRequestId }, runAt });

/** Mails the platform's answer to a visitor, at least once. A mail that is sent again has the same Message-ID. */
export const answerEmailJobs = (platform: Platform): JobHandlers => ({
  [kind]: {
    outside: async ({ helpRequestId }: { helpRequestId: number }) => {
      const { smtpUrl, publicUrl } = platform.config;
      const { read } = platform.database;
      const request = await helpRequestById(read, helpRequestId);
      const answer = await lastAnswerOf(read, helpRequestId);
      if (smtpUrl === null || !request?.email || answer === undefined) return;
      const { language, email } = request;
      const said = [...answer.replies.map((reply) => sentenceText(reply, 'platform', language)), answer.text].filter(
        (part) => part !== '',
      );
      const written = emailWithLink({
        language,
        subject: phrase(language, 'help.email.subject'),
        text: [phrase(language, 'help.email.intro'), ...said].join('\n\n'),
        link: {
          words: phrase(language, 'help.email.write_again'),
          url: `${publicUrl}/web/#/pages/help/service/service`,
        },
      });
      await platform.mail.send({ to: email, ...written, key: `help-answer-${answer.id}` });
    },
  },
});
