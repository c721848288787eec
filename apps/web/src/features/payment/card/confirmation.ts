import type { StripeError } from './stripe-types.ts';

/** Paid, saved or closed elsewhere, in another tab for instance: the server knows which. */
const alreadyOver = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state'];

/** Stripe was not reached or broke off half-way: it may have charged the card all the same. */
const brokenOff = ['api_connection_error', 'api_error', 'rate_limit_error'];

/** Only then may the guest be told so. In all other cases the server asks the gateway. */
export const isSurelyNotCharged = ({ type, code }: StripeError): boolean =>
  !alreadyOver.includes(code ?? '') && !brokenOff.includes(type);

export const connectionLost: StripeError = { type: 'api_connection_error' };
