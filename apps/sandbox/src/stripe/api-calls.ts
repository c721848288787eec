import type { FaultControls } from '../gateways/fault-controls.ts';
import { ApiError, resourceMissing } from './api-error.ts';
import {
  createCustomer,
  createCustomerSession,
  detachMethod,
  findCustomer,
  findMethod,
  listCards,
} from './customers.ts';
import { closeDispute, findDispute, updateDispute } from './disputes.ts';
import { type Form, textOf } from './form-body.ts';
import type { PaymentIntent, Refund } from './objects.ts';
import { cancelIntent, confirmIntent, createIntent, showIntent } from './payment-intents.ts';
import { createRefund, findRefund } from './refunds.ts';
import { cancelSetup, createSetup, findSetup } from './setup-intents.ts';
import type { StripeOutcome, StripeState } from './state.ts';
import type { SandboxStripe } from './stripe.ts';

/** Handler of an API call. `id` is the part of the path at `:` in the route. */
type Call = (state: StripeState, form: Form, id: string, faults: FaultControls) => StripeOutcome<object>;

const calls: readonly { readonly method: 'GET' | 'POST'; readonly path: RegExp; readonly call: Call }[] = [
  { method: 'POST', path: /^\/v1\/payment_intents$/, call: (state, form) => createIntent(state, form) },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    call: (state, form) => list('/v1/payment_intents', state.intents, form),
  },
  { method: 'GET', path: /^\/v1\/payment_intents\/(\w+)$/, call: (state, form, id) => showIntent(state, id, form) },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    call: (state, form, id) => cancelIntent(state, id, form),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    call: (state, form, id) => confirmIntent(state, id, form),
  },
  { method: 'POST', path: /^\/v1\/setup_intents$/, call: (state, form) => createSetup(state, form) },
  { method: 'GET', path: /^\/v1\/setup_intents\/(\w+)$/, call: (state, _form, id) => read(findSetup(state, id)) },
  {
    method: 'POST',
    path: /^\/v1\/setup_intents\/(\w+)\/cancel$/,
    call: (state, form, id) => cancelSetup(state, id, form),
  },
  { method: 'POST', path: /^\/v1\/customers$/, call: (_state, form) => createCustomer(form) },
  { method: 'GET', path: /^\/v1\/customers\/(\w+)$/, call: (state, _form, id) => read(findCustomer(state, id)) },
  {
    method: 'GET',
    path: /^\/v1\/customers\/(\w+)\/payment_methods$/,
    call: (state, _form, id) => listCards(state, id),
  },
  { method: 'POST', path: /^\/v1\/customer_sessions$/, call: (state, form) => createCustomerSession(state, form) },
  { method: 'GET', path: /^\/v1\/payment_methods\/(\w+)$/, call: (state, _form, id) => read(findMethod(state, id)) },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)\/detach$/,
    call: (state, _form, id) => detachMethod(state, id),
  },
  { method: 'POST', path: /^\/v1\/refunds$/, call: (state, form, _id, faults) => createRefund(state, form, faults) },
  { method: 'GET', path: /^\/v1\/refunds$/, call: (state, form) => list('/v1/refunds', state.refunds, form) },
  { method: 'GET', path: /^\/v1\/refunds\/(\w+)$/, call: (state, _form, id) => read(findRefund(state, id)) },
  { method: 'GET', path: /^\/v1\/disputes$/, call: (state, form) => list('/v1/disputes', state.disputes, form) },
  { method: 'GET', path: /^\/v1\/disputes\/(\w+)$/, call: (state, _form, id) => read(findDispute(state, id)) },
  { method: 'POST', path: /^\/v1\/disputes\/(\w+)$/, call: (state, form, id) => updateDispute(state, id, form) },
  { method: 'POST', path: /^\/v1\/disputes\/(\w+)\/close$/, call: (state, _form, id) => closeDispute(state, id) },
  { method: 'GET', path: /^\/v1\/balance_transactions$/, call: listBalance },
  { method: 'GET', path: /^\/v1\/events$/, call: (state, form) => list('/v1/events', state.events, form) },
  {
    method: 'GET',
    path: /^\/v1\/events\/(\w+)$/,
    call: (state, _form, id) => {
      const event = state.events.get(id);
      if (event === undefined) throw resourceMissing('event', id, 'id');
      return read(event);
    },
  },
];

type Request = { readonly method: string; readonly path: string; readonly form: Form };

/** Executes an API call. @throws ApiError in Stripe's format */
export function callApi({ state, faults }: SandboxStripe, request: Request): StripeOutcome<object> {
  const { method, path, form } = request;
  for (const { call, ...route } of calls) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match !== null) return call(state, form, match[1] ?? '', faults);
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The sandbox stands in for payment and setup intents, customers and their cards, refunds, disputes and events only.`,
  });
}

const read = <Answer extends object>(answer: Answer): StripeOutcome<Answer> => ({ answer, facts: [] });

interface Listed {
  readonly id: string;
  readonly created: number;
}

/**
 * Lists objects, newest first. Supports the parameters `limit`, `starting_after`, `payment_intent`, `type` and
 * `created[gte]`.
 */
function list(url: string, all: ReadonlyMap<string, Listed>, form: Form): StripeOutcome<object> {
  const limit = Math.min(100, Math.max(1, Number(textOf(form, 'limit') ?? 10)));
  const created = form['created'];
  const since = typeof created === 'object' && typeof created['gte'] === 'string' ? Number(created['gte']) : 0;
  const wanted = ['payment_intent', 'type'].flatMap((name) => {
    const value = textOf(form, name);
    return value === null ? [] : [[name, value] as const];
  });
  const found = [...all.values()]
    .toReversed()
    .filter((each) => each.created >= since && wanted.every(([name, value]) => Reflect.get(each, name) === value));
  const after = textOf(form, 'starting_after');
  const from = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const answer = { object: 'list', url, has_more: found.length > from + limit, data: found.slice(from, from + limit) };
  return { answer, facts: [] };
}

type Move = { readonly id: string; readonly created: number; readonly amount: number; readonly source: object };

/**
 * Handles the call GET /v1/balance_transactions with `created[gte]`, `created[lt]`, `limit` and `starting_after`.
 * `data.source` is always expanded.
 */
function listBalance(state: StripeState, form: Form): StripeOutcome<object> {
  const created = form['created'];
  const bound = (name: string): number | null =>
    typeof created === 'object' && typeof created[name] === 'string' ? Number(created[name]) : null;
  const [since, until] = [bound('gte') ?? 0, bound('lt') ?? Number.POSITIVE_INFINITY];
  const found = movesOf(state).filter((move) => move.created >= since && move.created < until);
  const after = textOf(form, 'starting_after');
  const from = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const until100 = from + Math.min(100, Math.max(1, Number(textOf(form, 'limit') ?? 10)));
  const data = found.slice(from, until100).map((move) => ({ object: 'balance_transaction', currency: 'cny', ...move }));
  const answer = { object: 'list', url: '/v1/balance_transactions', has_more: found.length > until100, data };
  return { answer, facts: [] };
}

/** Charges and refunds of the account, newest first. */
function movesOf(state: StripeState): Move[] {
  const charges = [...state.intents.values()].flatMap((intent) =>
    intent.latest_charge === null ? [] : [chargeOf(intent)],
  );
  const refunds = [...state.refunds.values()].map(refundMove);
  return [...charges, ...refunds].toSorted((one, other) => other.created - one.created);
}

const chargeOf = (intent: PaymentIntent): Move => ({
  id: `txn_${intent.id}`,
  created: intent.created,
  amount: intent.amount_received,
  source: { id: intent.latest_charge, object: 'charge', amount: intent.amount_received, payment_intent: intent.id },
});

const refundMove = (refund: Refund): Move => ({
  id: `txn_${refund.id}`,
  created: refund.created,
  amount: -refund.amount,
  source: refund,
});
