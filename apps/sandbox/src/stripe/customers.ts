import { invalid, resourceMissing } from './api-error.ts';
import { assertKnown, type Form, metadataOf, requiredText } from './form-body.ts';
import { type CardMethod, type Customer, type CustomerSession, eventOf, newId, nowInSeconds } from './objects.ts';
import type { Fact, StripeOutcome, StripeState } from './state.ts';

/** Lifetime of a customer session: thirty minutes (docs.stripe.com/api/customer_sessions). */
const sessionSeconds = 1800;

export function createCustomer(form: Form): StripeOutcome<Customer> {
  assertKnown(form, ['metadata', 'preferred_locales', 'email', 'name', 'description']);
  const id = newId('cus');
  const value: Customer = {
    id,
    object: 'customer',
    created: nowInSeconds(),
    livemode: false,
    metadata: metadataOf(form),
  };
  return { answer: value, facts: [{ kind: 'customer', value }] };
}

export function findCustomer(state: StripeState, id: string): Customer {
  const customer = state.customers.get(id);
  if (customer === undefined) throw resourceMissing('customer', id, 'customer');
  return customer;
}

/** Creates a customer session. Only the Payment Element is supported, with its permissions for saved cards. */
export function createCustomerSession(state: StripeState, form: Form): StripeOutcome<CustomerSession> {
  assertKnown(form, ['customer', 'components']);
  const { id: customer } = findCustomer(state, requiredText(form, 'customer'));
  const { components } = form;
  if (typeof components !== 'object' || typeof components['payment_element'] !== 'object')
    throw invalid('The sandbox knows the component payment_element only.', { param: 'components' });
  const created = nowInSeconds();
  const clientSecret = `cuss_secret_${newId('x').slice(2)}`;
  const value: CustomerSession = {
    object: 'customer_session',
    client_secret: clientSecret,
    components,
    created,
    customer,
    expires_at: created + sessionSeconds,
    livemode: false,
  };
  return { answer: value, facts: [{ kind: 'session', value }] };
}

/** Returns the customer ID of a session. @throws ApiError if the secret is unknown or has expired */
export const customerOfSession = (state: StripeState, clientSecret: unknown): string =>
  sessionOf(state, clientSecret).customer;

function sessionOf(state: StripeState, clientSecret: unknown): CustomerSession {
  const session = typeof clientSecret === 'string' ? state.sessions.get(clientSecret) : undefined;
  if (session === undefined || session.expires_at < nowInSeconds())
    throw invalid('The customer_session_client_secret provided does not match any CustomerSession.');
  return session;
}

/**
 * Returns saved cards that the card form may show, selected by the session's filters. By default, returns cards whose
 * owner agreed that the form shows them (`always`).
 */
export function cardsOfSession(state: StripeState, clientSecret: unknown): CardMethod[] {
  const { customer, components } = sessionOf(state, clientSecret);
  const filters = filtersOf(components);
  return cardsOf(state, customer).filter(({ allow_redisplay: shown }) => filters.includes(shown));
}

/** Whether the session allows the card form to save a card. */
export const savesCards = (state: StripeState, clientSecret: unknown): boolean =>
  featuresOf(sessionOf(state, clientSecret).components)?.['payment_method_save'] === 'enabled';

function filtersOf(components: CustomerSession['components']): readonly unknown[] {
  const named = featuresOf(components)?.['payment_method_allow_redisplay_filters'];
  return typeof named === 'object' && named !== null ? Object.values(named) : ['always'];
}

const featuresOf = (components: CustomerSession['components']): Record<string, unknown> | undefined =>
  (components as Record<string, { readonly features?: Record<string, unknown> }>)['payment_element']?.features;

/** Saved cards of a customer, newest first. */
export const cardsOf = (state: StripeState, customer: string): CardMethod[] =>
  [...state.methods.values()].toReversed().filter((method) => method.customer === customer);

export function listCards(state: StripeState, customer: string): StripeOutcome<object> {
  findCustomer(state, customer);
  const url = `/v1/customers/${customer}/payment_methods`;
  return { answer: { object: 'list', url, has_more: false, data: cardsOf(state, customer) }, facts: [] };
}

export function findMethod(state: StripeState, id: string): CardMethod {
  const method = state.methods.get(id);
  if (method === undefined) throw resourceMissing('PaymentMethod', id, 'payment_method');
  return method;
}

export const attachMethodFacts = (method: CardMethod): Fact[] => [
  { kind: 'method', value: method },
  { kind: 'event', value: eventOf('payment_method.attached', method), notBefore: Date.now() },
];

/** Removes a card from its customer. The card cannot be used again. */
export function detachMethod(state: StripeState, id: string): StripeOutcome<CardMethod> {
  const method = findMethod(state, id);
  if (method.customer === null)
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
  const value: CardMethod = { ...method, customer: null };
  return { answer: value, facts: [{ kind: 'method', value }] };
}
