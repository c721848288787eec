import { type ConsoleLanguage, consoleLanguages } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { staffLoginOf } from '../staff/staff.store.ts';
import { endStaffSessions } from '../staff/staff-passwords.ts';
import { deleteSecondFactor } from './second-factor.store.ts';

const kind = 'member.second-factor-reset';

type SecondFactorReset = {
  readonly to: string;
  readonly login: string;
  readonly language: ConsoleLanguage | null;
  readonly key: string;
};

type Resetting = { readonly now: Date; readonly afterCommit: (effect: () => void) => void };

/**
 * Removes the second factor of an account, ends its sessions, and sends a mail to its address (rule staff-9).
 * @returns false if the account has no active second factor. In this case its sessions continue and no mail is sent
 */
export async function resetSecondFactorIn(
  database: Database,
  tx: Tx,
  staffId: number,
  { now, afterCommit }: Resetting,
): Promise<boolean> {
  if (!(await deleteSecondFactor(tx, staffId))) return false;
  await endStaffSessions(database, tx, staffId, afterCommit);
  const staff = await staffLoginOf(tx, staffId);
  if (!staff || staff.email === null) return true;
  const key = `second-factor-reset-${staffId}-${now.getTime()}`;
  const payload: SecondFactorReset = { to: staff.email, login: staff.login, language: staff.language, key };
  await enqueue(tx, { kind, key: `member.${key}`, payload, runAt: now });
  return true;
}

/** Reports the reset to the account, because a colleague who resets it wrongly helps a thief of the password. */
export const secondFactorResetJobs = ({ mail }: Platform): Record<typeof kind, JobHandler> => ({
  [kind]: {
    outside: ({ to, login, language, key }: SecondFactorReset) => {
      const languages = language === null ? consoleLanguages : [language];
      const said = (part: 'subject' | 'body') =>
        languages.map((each) => phrase(each, `second_factor_reset.${part}`, { login }));
      return mail.send({ to, key, subject: said('subject').join(' · '), text: said('body').join('\n\n') });
    },
  },
});
