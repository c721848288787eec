import { contentLanguageOf } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueueAll, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import { emailWithLink } from '../../../platform/mail/email-with-link.ts';
import type { Platform } from '../../../platform/module.ts';
import { helpRequestById } from '../help-request.store.ts';
import { mailedOperators } from './urgent-request.store.ts';

const kind = 'help.urgent-email';

/** Enqueues one job per operator, so that one failing address delays no other operator. */
export async function enqueueUrgentEmails(tx: Tx, helpRequestId: number, runAt: Date): Promise<void> {
  const operators = await mailedOperators(tx);
  await enqueueAll(
    tx,
    operators.map(({ id: staffId }) => ({
      kind,
      key: `${kind}:${helpRequestId}:${staffId}`,
      payload: { helpRequestId, staffId },
      runAt,
    })),
  );
}

/** Mails an urgent help request to one operator. The mail omits the guest's name, symptoms and text. */
export const urgentEmailJobs = ({ config, database, mail }: Platform): JobHandlers => ({
  [kind]: {
    isMessage: true,
    outside: async ({ helpRequestId, staffId }: { helpRequestId: number; staffId: number }) => {
      if (config.smtpUrl === null) return;
      const request = await helpRequestById(database.read, helpRequestId);
      const operator = (await mailedOperators(database.read)).find(({ id }) => id === staffId);
      if (request?.state !== 'open' || !operator) return;
      const { email, language } = operator;
      await mail.send({
        to: email,
        ...emailWithLink({
          language: contentLanguageOf(language),
          subject: phrase(language, 'urgent_help.subject'),
          text: phrase(language, 'urgent_help.body', { number: request.order_number ?? '–' }),
          link: { words: phrase(language, 'urgent_help.link'), url: `${config.publicUrl}/console/#/help` },
        }),
        key: `help-urgent-${helpRequestId}-${staffId}`,
      });
    },
  },
});
