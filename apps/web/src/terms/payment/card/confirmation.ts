import type { StripeError } from './stripe-types.ts';

/**
 * Stripe’s errors if the payment or the card setup was already completed or closed, for example in another tab. The
 * server knows the result.
 */
const alreadyOver = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state'];

/** Errors after which Stripe may have charged the card, because Stripe was not reached or failed while processing. */
const brokenOff = ['api_connection_error', 'api_error', 'rate_limit_error'];

/** Whether the message may say that the card was not charged. In all other cases the server queries the gateway. */
export const isSurelyNotCharged = ({ type, code }: StripeError): boolean =>
  !alreadyOver.includes(code ?? '') && !brokenOff.includes(type);

export const connectionLost: StripeError = { type: 'api_connection_error' };

/** Stripe translates messages about the card and its form for guests. Its other messages are for developers. */
export const messageForGuest = ({ type, message }: StripeError): string | undefined =>
  type === 'card_error' || type === 'validation_error' ? message : undefined;
