import { createHash } from 'node:crypto';
import type { CardError } from './objects.ts';

export interface Card extends CardBehaviour {
  readonly brand: string;
  /** Hash of the card number. Equal card numbers have equal fingerprints. */
  readonly fingerprint: string;
  readonly last4: string;
}

interface CardBehaviour {
  readonly decline: CardError | null;
  /** Whether a payment with the card requires 3-D Secure. */
  readonly challenge: boolean;
  readonly webhookDelayMs: number;
  /** Whether the cardholder disputes each payment at once. */
  readonly isDisputed: boolean;
}

const plain: CardBehaviour = { decline: null, challenge: false, webhookDelayMs: 0, isDisputed: false };

const declined = (code: string, message: string): CardBehaviour => ({
  ...plain,
  decline: { type: 'card_error', code: 'card_declined', decline_code: code, message },
});

/** Test cards of https://docs.stripe.com/testing, and one additional card whose webhook is late. */
const cards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': plain,
  '5555555555554444': plain,
  '4000000000000002': declined('generic_decline', 'Your card was declined.'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000002500003155': { ...plain, challenge: true },
  '4000000000000259': { ...plain, isDisputed: true },
  '4000000000000077': { ...plain, webhookDelayMs: 20_000 },
};

const byPaymentMethod: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_createDispute: '4000000000000259',
  pm_card_bypassPending: '4000000000000077',
};

const isRealCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`card ${number}`).digest('base64url').replace(/\W/g, '').slice(0, 16);

export const cardOf = (number: string): Card => ({
  ...(cards[number] ?? isRealCard),
  brand: number.startsWith('5') ? 'mastercard' : 'visa',
  fingerprint: fingerprintOf(number),
  last4: number.slice(-4),
});

/** Returns the test card with the given fingerprint, or undefined. */
export function cardOfFingerprint(fingerprint: string): Card | undefined {
  const number = Object.keys(cards).find((each) => fingerprintOf(each) === fingerprint);
  return number === undefined ? undefined : cardOf(number);
}

export function cardOfPaymentMethod(id: string): Card | undefined {
  const number = byPaymentMethod[id];
  return number === undefined ? undefined : cardOf(number);
}
