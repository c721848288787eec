import { writePipelined } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { enqueueCloseAttempts, enqueueCloseAttemptsIfKeyUnused, type PaymentTarget } from './attempt.store.ts';
import type { PayCall } from './pay-keys.store.ts';

/**
 * Enqueues jobs that close every open payment attempt at its gateway. If the guest has paid at a gateway in the
 * meantime, the payment is refunded. The caller must have locked the order or purchase.
 * @param call the call that pays from the balance. If its idempotency key opened a payment at a gateway or paid
 * something else, the transaction fails (`isConditionUnmet`, rule payment-5)
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
