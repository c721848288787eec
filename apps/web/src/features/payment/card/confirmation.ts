import type { StripeError } from './stripe-types.ts';

/** Paid, saved or closed elsewhere, for example in another tab. The server knows which. */
const alreadyOver = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state'];

/** Stripe was not reached or failed half-way, so it may have charged the card. */
const brokenOff = ['api_connection_error', 'api_error', 'rate_limit_error'];

/** Only then may the message say so. In all other cases the server queries the gateway. */
export const isSurelyNotCharged = ({ type, code }: StripeError): boolean =>
  !alreadyOver.includes(code ?? '') && !brokenOff.includes(type);

export const connectionLost: StripeError = { type: 'api_connection_error' };
