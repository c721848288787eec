import { type PaymentMethod, paymentMethods } from '@chifan/domain/payment';
import { newIdempotencyKey } from '../platform/api.ts';
import { tabStorage } from '../platform/storage.ts';
import type { PayTarget } from './pay-target.ts';

/**
 * The idempotency key of one attempt to pay with one method. The key stays unchanged until the attempt has ended, even
 * if responses are lost.
 */
export function attemptKey(target: PayTarget, method: PaymentMethod): string {
  const slot = slotOf(target, method);
  const key = slot.read() ?? newIdempotencyKey();
  slot.write(key);
  return key;
}

export function forgetAttempts(target: PayTarget): void {
  for (const method of paymentMethods) slotOf(target, method).clear();
}

const slotOf = (target: PayTarget, method: PaymentMethod) =>
  tabStorage(`payment.${Object.entries(target).flat().join('.')}.${method}`);
