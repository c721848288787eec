import { writePipelined } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { enqueueCloseAttempts, enqueueCloseAttemptsIfKeyUnused, type PaymentTarget } from './attempt.store.ts';
import type { PayCall } from './pay-keys.store.ts';

/**
 * Closes every open attempt at its gateway, by jobs of the transaction (pipelined). A guest who has paid there by then
 * gets the money back. The caller has locked the order or purchase.
 *
 * @param call pays from the balance. A key that opened a payment at a gateway, or paid something else, fails the
 *   transaction as unmet (`isConditionUnmet`, rule payment-5)
 */
export function closeAttempts(
  { wakeJobs }: Pick<Platform, 'wakeJobs'>,
  { tx, after, now }: Pick<TransitionContext, 'tx' | 'after' | 'now'>,
  pays: PaymentTarget,
  call: PayCall | null = null,
): void {
  const closing =
    call === null ? enqueueCloseAttempts(tx, pays, now) : enqueueCloseAttemptsIfKeyUnused(tx, pays, now, call);
  const enqueued = closing.then((isAny) => {
    if (isAny) after(wakeJobs);
  });
  writePipelined(tx, enqueued);
}
