import type { Tx } from '../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { openPasswordLink, staffAddress } from '../member/index.ts';
import { passwordEmail } from './password-email.ts';

const kind = 'staff.password-link';

/** Mails an account a new link to set a password. The job creates the token, so that the database never stores it. */
export const enqueuePasswordLink = (tx: Tx, staffId: number, at: Date): Promise<void> =>
  enqueue(tx, { kind, key: `${kind}:${staffId}:${at.getTime()}`, payload: { staffId }, runAt: at });

export const passwordLinkJobs = ({ database, mail, clock, config: { publicUrl } }: Platform): JobHandlers => ({
  [kind]: {
    outside: async ({ staffId }: { readonly staffId: number }) => {
      const address = await staffAddress(database.read, staffId);
      if (address === undefined) return;
      const token = await openPasswordLink(database, staffId, clock.now());
      await mail.send(passwordEmail({ ...address, token, publicUrl }));
    },
  },
});
