import type { StripeError } from './stripe-types.ts';

/** Paid or closed elsewhere, in another tab for instance: the server knows which. */
const alreadyOver = 'payment_intent_unexpected_state';

/** What Stripe says when it was not reached, or broke off half-way: it may have charged the card all the same. */
const brokenOff = ['api_connection_error', 'api_error', 'rate_limit_error'];

/**
 * Whether the card was surely not charged, so that the guest may be told so. Of everything else only the server can say
 * what became of it: it asks the gateway.
 */
export const isSurelyNotCharged = ({ type, code }: StripeError): boolean =>
  code !== alreadyOver && !brokenOff.includes(type);

/** A promise that broke stands for a connection that was lost. */
export const connectionLost: StripeError = { type: 'api_connection_error' };
