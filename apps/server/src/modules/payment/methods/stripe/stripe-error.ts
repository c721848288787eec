import type Stripe from 'stripe';

/** Checks the error's `type`, as Stripe advises, because `instanceof` would load the whole library. */
export const isStripeError = (
  error: unknown,
  type: Stripe.errors.StripeError['type'],
): error is Stripe.errors.StripeError => error instanceof Error && 'type' in error && error.type === type;
