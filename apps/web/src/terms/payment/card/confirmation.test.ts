import { describe, expect, it } from 'vitest';
import { connectionLost, isSurelyNotCharged, messageForGuest } from './confirmation.ts';

describe('message after a failed confirmation', () => {
  it.each([
    ['after a lost connection to Stripe', connectionLost],
    ['after an error of Stripe', { type: 'api_error' }],
    ['after a rate limit of Stripe', { type: 'rate_limit_error' }],
    [
      'if it was paid or closed in another tab',
      { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
    ],
  ])('the error message of a card payment does not claim that the card was not charged %s', (_, error) =>
    expect(isSurelyNotCharged(error)).toBe(false),
  );

  it('the error message says that the card was not charged if the card was declined or the form was incomplete', () => {
    expect(isSurelyNotCharged({ type: 'card_error', code: 'card_declined' })).toBe(true);
    expect(isSurelyNotCharged({ type: 'validation_error' })).toBe(true);
  });

  it('Stripe’s messages about the card are shown to the guest, but Stripe’s messages for developers are not', () => {
    const message = 'Your card was declined.';
    expect(messageForGuest({ type: 'card_error', message })).toBe(message);
    expect(messageForGuest({ type: 'validation_error', message })).toBe(message);
    expect(messageForGuest({ type: 'invalid_request_error', message: 'The amount differs.' })).toBeUndefined();
  });
});
