import { describe, expect, it } from 'vitest';
import { connectionLost, isSurelyNotCharged } from './confirmation.ts';

describe('nobody is told that they have not been charged', () => {
  it.each([
    ['while the connection was lost as Stripe confirmed', connectionLost],
    ['while Stripe itself broke', { type: 'api_error' }],
    ['while Stripe had too much to do', { type: 'rate_limit_error' }],
    [
      'where it was paid or closed in another tab',
      { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
    ],
  ])('%s', (_, error) => expect(isSurelyNotCharged(error)).toBe(false));

  it('unless the card was declined or the form is not complete', () => {
    expect(isSurelyNotCharged({ type: 'card_error', code: 'card_declined' })).toBe(true);
    expect(isSurelyNotCharged({ type: 'validation_error' })).toBe(true);
  });
});
