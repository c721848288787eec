import type Stripe from 'stripe';

/** Told by its type, as Stripe advises: to compare classes the whole library would have to be loaded. */
export const isStripeError = (
  error: unknown,
  type: Stripe.errors.StripeError['type'],
): error is Stripe.errors.StripeError => error instanceof Error && 'type' in error && error.type === type;
