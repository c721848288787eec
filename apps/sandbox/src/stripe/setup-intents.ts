import { invalid, resourceMissing } from './api-error.ts';
import type { Card } from './cards.ts';
import { attachMethodFacts, findCustomer } from './customers.ts';
import { assertKnown, type Form, metadataOf, textOf } from './form-body.ts';
import { type CardError, type CardMethod, eventOf, newId, nowInSeconds, type SetupIntent } from './objects.ts';
import { methodOf } from './payment-intents.ts';
import type { Fact, StripeOutcome, StripeState } from './state.ts';

const createParameters = ['customer', 'usage', 'allowed_payment_method_types', 'automatic_payment_methods'].concat(
  'metadata',
  'description',
);

/** Creates a setup intent. `usage` is off_session by default (docs.stripe.com/api/setup_intents). */
export function createSetup(state: StripeState, form: Form): StripeOutcome<SetupIntent> {
  assertKnown(form, createParameters);
  const customer = textOf(form, 'customer');
  if (customer !== null) findCustomer(state, customer);
  const id = newId('seti');
  const setup: SetupIntent = {
    id,
    object: 'setup_intent',
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    created: nowInSeconds(),
    customer,
    last_setup_error: null,
    livemode: false,
    metadata: metadataOf(form),
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: usageOf(textOf(form, 'usage') ?? 'off_session'),
  };
  return { answer: setup, facts: changed(setup, 'setup_intent.created') };
}

function usageOf(usage: string): SetupIntent['usage'] {
  if (usage === 'on_session' || usage === 'off_session') return usage;
  throw invalid(`Invalid usage: must be one of on_session or off_session`, { param: 'usage' });
}

export function findSetup(state: StripeState, id: string): SetupIntent {
  const setup = state.setups.get(id);
  if (setup === undefined) throw resourceMissing('setupintent', id, 'intent');
  return setup;
}

export function cancelSetup(state: StripeState, id: string, form: Form): StripeOutcome<SetupIntent> {
  const setup = findSetup(state, id);
  assertOpen(setup, 'canceled');
  const canceled: SetupIntent = {
    ...setup,
    status: 'canceled',
    cancellation_reason: textOf(form, 'cancellation_reason'),
    next_action: null,
  };
  return { answer: canceled, facts: changed(canceled, 'setup_intent.canceled') };
}

/**
 * Sets up a card from the card form. After the bank has agreed, the card belongs to the customer. @throws ApiError if
 * the setup intent is already completed or cancelled
 */
export function setUpCard(setup: SetupIntent, card: Card): StripeOutcome<SetupIntent> {
  assertOpen(setup, 'confirmed');
  if (card.decline !== null) return refuse(setup, card.decline);
  const method = methodOf(card, null);
  const tried: SetupIntent = { ...setup, payment_method: method.id };
  if (!card.challenge) return succeed(tried, method);
  const waiting: SetupIntent = {
    ...tried,
    status: 'requires_action',
    last_setup_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: `/sandbox/stripe/3ds/${setup.id}` } },
  };
  return {
    answer: waiting,
    facts: [{ kind: 'method', value: method }, ...changed(waiting, 'setup_intent.requires_action')],
  };
}

export function authenticateSetup(
  state: StripeState,
  setup: SetupIntent,
  isApproved: boolean,
): StripeOutcome<SetupIntent> {
  const method = state.methods.get(setup.payment_method ?? '');
  if (setup.status !== 'requires_action' || method === undefined) return { answer: setup, facts: [] };
  if (isApproved) return succeed(setup, method);
  return refuse(setup, {
    type: 'card_error',
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

/**
 * Completes a setup intent. The card's `allow_redisplay` stays `unspecified`, because the card form has no checkbox for
 * consent.
 */
function succeed(setup: SetupIntent, method: CardMethod): StripeOutcome<SetupIntent> {
  const done: SetupIntent = { ...setup, status: 'succeeded', last_setup_error: null, next_action: null };
  const owned = { ...method, customer: setup.customer };
  const facts = owned.customer === null ? [{ kind: 'method' as const, value: owned }] : attachMethodFacts(owned);
  return { answer: done, facts: [...facts, ...changed(done, 'setup_intent.succeeded')] };
}

function refuse(setup: SetupIntent, error: CardError): StripeOutcome<SetupIntent> {
  const refused: SetupIntent = {
    ...setup,
    status: 'requires_payment_method',
    last_setup_error: error,
    next_action: null,
    payment_method: null,
  };
  return { answer: refused, facts: changed(refused, 'setup_intent.setup_failed') };
}

function assertOpen({ status }: SetupIntent, wish: string): void {
  if (status === 'requires_payment_method' || status === 'requires_action') return;
  throw invalid(`This SetupIntent's status is ${status}, so it cannot be ${wish}.`, {
    code: 'setup_intent_unexpected_state',
  });
}

const changed = (setup: SetupIntent, type: string): Fact[] => [
  { kind: 'setup', value: setup },
  { kind: 'event', value: eventOf(type, setup), notBefore: Date.now() },
];
