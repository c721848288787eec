import type { Tx } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { openAttemptsOf, type Pays } from './attempt.store.ts';

type Hand = { readonly tx: Tx; readonly after: (effect: () => void) => void; readonly now: Date };

/**
 * Nobody is to pay this any more, because it is paid or is not to be: every attempt that is open is closed at its gateway
 * once the commit stands. Whoever has paid there by then is found by it, and gets the money back. The row that is paid
 * must be locked: attempts are stored under its lock.
 */
export async function closeOpenAttempts(platform: Platform, { tx, after, now }: Hand, pays: Pays): Promise<void> {
  const open = await openAttemptsOf(tx, pays);
  for (const attemptId of open) {
    await enqueue(tx, {
      kind: 'payment.close-attempt',
      key: `close:${attemptId}`,
      payload: { attemptId },
      runAt: now,
    });
  }
  if (open.length > 0) after(platform.wakeJobs);
}
