import type Stripe from 'stripe';

/** Checks the type, as Stripe advises. Comparing classes would load the whole library. */
export const isStripeError = (
  error: unknown,
  type: Stripe.errors.StripeError['type'],
): error is Stripe.errors.StripeError => error instanceof Error && 'type' in error && error.type === type;
