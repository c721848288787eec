import { ApiError, invalid, resourceMissing, unexpectedState } from './api-error.ts';
import { type Card, cardOfFingerprint, cardOfPaymentMethod } from './cards.ts';
import { attachMethodFacts, findCustomer, findMethod } from './customers.ts';
import { openDispute } from './disputes.ts';
import { amountOf, assertKnown, type Form, metadataOf, requiredText, textOf } from './form-body.ts';
import { type CardError, type CardMethod, eventOf, newId, nowInSeconds, type PaymentIntent } from './objects.ts';
import type { Fact, StripeOutcome, StripeState } from './state.ts';

const createParameters = ['amount', 'currency', 'automatic_payment_methods', 'payment_method_types', 'metadata'].concat(
  [
    'customer',
    'description',
    'receipt_email',
    'setup_future_usage',
    'capture_method',
    'confirmation_method',
    'statement_descriptor_suffix',
  ],
);

export function createIntent(state: StripeState, form: Form): StripeOutcome<PaymentIntent> {
  assertKnown(form, createParameters);
  requiredText(form, 'amount');
  const customer = textOf(form, 'customer');
  if (customer !== null) findCustomer(state, customer);
  const id = newId('pi');
  const types = form['payment_method_types'];
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: amountOf(form, 'amount') ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: types === undefined ? { enabled: true, allow_redirects: 'always' } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    currency: readCurrency(requiredText(form, 'currency')),
    customer,
    description: textOf(form, 'description'),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadataOf(form),
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    setup_future_usage: readFutureUsage(textOf(form, 'setup_future_usage')),
    status: 'requires_payment_method',
  };
  return { answer: intent, facts: changed(intent, 'payment_intent.created') };
}

function readCurrency(currency: string): string {
  if (/^[a-z]{3}$/i.test(currency)) return currency.toLowerCase();
  throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' });
}

function readFutureUsage(usage: string | null): PaymentIntent['setup_future_usage'] {
  if (usage === null || usage === 'on_session' || usage === 'off_session') return usage;
  throw invalid(`Invalid setup_future_usage: must be one of on_session or off_session`, {
    param: 'setup_future_usage',
  });
}

export function findIntent(state: StripeState, id: string): PaymentIntent {
  const intent = state.intents.get(id);
  if (intent === undefined) throw resourceMissing('payment_intent', id, 'intent');
  return intent;
}

export function cancelIntent(state: StripeState, id: string, form: Form): StripeOutcome<PaymentIntent> {
  const intent = findIntent(state, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      intent,
    );
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: nowInSeconds(),
    cancellation_reason: textOf(form, 'cancellation_reason'),
    next_action: null,
  };
  return { answer: canceled, facts: changed(canceled, 'payment_intent.canceled') };
}

/**
 * Pays an intent with a test card, as a server does with the secret key. @throws DeclinedError with status 402 and the
 * facts to store, if the card is declined.
 */
export function confirmIntent(state: StripeState, id: string, form: Form): StripeOutcome<PaymentIntent> {
  const name = requiredText(form, 'payment_method');
  const card = cardOfPaymentMethod(name);
  if (card === undefined) throw resourceMissing('PaymentMethod', name, 'payment_method');
  const outcome = payWithCard(findIntent(state, id), card);
  const error = outcome.answer.last_payment_error;
  if (error !== null) throw new DeclinedError(outcome, error);
  return outcome;
}

/** A declined card. The caller gets the error 402, and the failed payment is still stored. */
export class DeclinedError extends ApiError {
  readonly facts: readonly Fact[];
  constructor(outcome: StripeOutcome<PaymentIntent>, error: CardError) {
    super(402, { ...error, payment_intent: outcome.answer });
    this.facts = outcome.facts;
  }
}

/**
 * Pays an intent with a saved card of its customer, chosen in the card form. @throws ApiError if the intent can no
 * longer be paid
 */
export function payWithSaved(state: StripeState, intent: PaymentIntent, saved: string): StripeOutcome<PaymentIntent> {
  const method = findMethod(state, saved);
  const known = cardOfFingerprint(method.card.fingerprint);
  if (method.customer === null || method.customer !== intent.customer || known === undefined)
    throw resourceMissing('PaymentMethod', saved, 'payment_method');
  return payWithCard(intent, isSetUpForAbsence(state, saved) ? { ...known, challenge: false } : known, { method });
}

/**
 * Whether the card was set up for `off_session`. The bank has then agreed to later payments without authentication
 * (docs.stripe.com/payments/setup-intents).
 */
const isSetUpForAbsence = (state: StripeState, method: string): boolean =>
  [...state.setups.values()].some(
    ({ payment_method: id, status, usage }) => id === method && status === 'succeeded' && usage === 'off_session',
  );

/**
 * If `isSaved` is true, the card is saved for the intent's customer. An intent with `setup_future_usage` saves the card
 * in any case.
 */
type Paying = { readonly method?: CardMethod; readonly isSaved?: boolean };

/** Pays an intent with a card from the card form. @throws ApiError if the intent can no longer be paid */
export function payWithCard(intent: PaymentIntent, card: Card, paying: Paying = {}): StripeOutcome<PaymentIntent> {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    throw unexpectedState(
      `This PaymentIntent's status is ${intent.status}, so it cannot be confirmed: only one that requires a payment method can.`,
      intent,
    );
  if (card.decline !== null) return refuse({ ...intent, payment_method: null }, card.decline);
  const isSaved = paying.isSaved === true || intent.setup_future_usage !== null;
  const customer = isSaved ? intent.customer : null;
  const method = paying.method ?? methodOf(card, customer);
  const saving = customer === null ? {} : { setup_future_usage: 'on_session' as const };
  const tried: PaymentIntent = { ...intent, ...saving, payment_method: method.id };
  const { answer, facts } = card.challenge ? challenge(tried) : succeed(tried, card.webhookDelayMs);
  const disputed = card.isDisputed ? openDispute(answer) : [];
  const saved: Fact[] =
    customer === null || paying.method ? [{ kind: 'method', value: method }] : attachMethodFacts(method);
  return { answer, facts: [...saved, ...facts, ...disputed] };
}

/** Creates a payment method for a card. `customer` is the ID of its owner, or null if the card is not saved. */
export const methodOf = ({ brand, fingerprint, last4 }: Card, customer: string | null): CardMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  type: 'card',
  created: nowInSeconds(),
  livemode: false,
  allow_redisplay: customer === null ? 'unspecified' : 'always',
  customer,
  card: { brand, exp_month: 12, exp_year: new Date().getFullYear() + 4, fingerprint, last4 },
});

/** Returns an intent. With `expand[]=payment_method` it contains the card. */
export function showIntent(state: StripeState, id: string, form: Form): StripeOutcome<object> {
  const intent = findIntent(state, id);
  const { expand } = form;
  const isExpanded = typeof expand === 'object' && Object.values(expand).includes('payment_method');
  const method = isExpanded ? state.methods.get(intent.payment_method ?? '') : undefined;
  return { answer: method ? { ...intent, payment_method: method } : intent, facts: [] };
}

export function authenticate(intent: PaymentIntent, isApproved: boolean): StripeOutcome<PaymentIntent> {
  if (intent.status !== 'requires_action') return { answer: intent, facts: [] };
  if (isApproved) return succeed(intent, 0);
  return refuse(intent, {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

function challenge(intent: PaymentIntent): StripeOutcome<PaymentIntent> {
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: `/sandbox/stripe/3ds/${intent.id}` } },
  };
  return { answer: waiting, facts: changed(waiting, 'payment_intent.requires_action') };
}

function succeed(intent: PaymentIntent, webhookDelayMs: number): StripeOutcome<PaymentIntent> {
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: newId('ch'),
    next_action: null,
  };
  return { answer: paid, facts: changed(paid, 'payment_intent.succeeded', webhookDelayMs) };
}

function refuse(intent: PaymentIntent, error: CardError): StripeOutcome<PaymentIntent> {
  const refused: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  };
  return { answer: refused, facts: changed(refused, 'payment_intent.payment_failed') };
}

const changed = (intent: PaymentIntent, type: string, delayMs = 0): Fact[] => [
  { kind: 'intent', value: intent },
  { kind: 'event', value: eventOf(type, intent), notBefore: Date.now() + delayMs },
];
