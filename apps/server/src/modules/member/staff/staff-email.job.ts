import type { ConsoleLanguage } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';

export type StaffEmailChanged = {
  readonly to: string;
  readonly login: string;
  /** The new e-mail address, masked. Empty if the address was removed. */
  readonly newEmail: string;
  readonly language: ConsoleLanguage;
  readonly key: string;
};

/**
 * Reports the change to the previous e-mail address, because a thief of the account cannot read mail at this address.
 */
export const staffEmailChangedJob = ({ mail }: Platform): JobHandler => ({
  outside: ({ to, login, newEmail, language, key }: StaffEmailChanged) => {
    const about = newEmail === '' ? 'staff_email_removed' : 'staff_email_changed';
    const values = { login, newEmail };
    return mail.send({
      to,
      key,
      subject: phrase(language, `${about}.subject`, values),
      text: phrase(language, `${about}.body`, values),
    });
  },
});
