import { writePipelined } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { enqueueClosing, type Pays } from './attempt.store.ts';

/**
 * Closes every open attempt at its gateway, by jobs of the transaction (pipelined). A guest who has paid there by then
 * gets the money back. What is paid or ended must be locked.
 */
export function closeAttempts(
  { wakeJobs }: Pick<Platform, 'wakeJobs'>,
  { tx, after, now }: Pick<TransitionContext, 'tx' | 'after' | 'now'>,
  pays: Pays,
): void {
  const enqueued = enqueueClosing(tx, pays, now).then((isAny) => {
    if (isAny) after(wakeJobs);
  });
  writePipelined(tx, enqueued);
}
