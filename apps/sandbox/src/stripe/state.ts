import path from 'node:path';
import { openJournal } from '../journal.ts';
import type {
  CardMethod,
  Customer,
  CustomerSession,
  Dispute,
  PaymentIntent,
  Refund,
  SetupIntent,
  StripeEvent,
} from './objects.ts';

/** First response under an idempotency key. The sandbox repeats the response for each further call with that key. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  /** Time of the response in epoch milliseconds. */
  readonly at: number;
}

export type Fact =
  | { readonly kind: 'intent'; readonly value: PaymentIntent }
  | { readonly kind: 'setup'; readonly value: SetupIntent }
  | { readonly kind: 'method'; readonly value: CardMethod }
  | { readonly kind: 'customer'; readonly value: Customer }
  | { readonly kind: 'session'; readonly value: CustomerSession }
  | { readonly kind: 'refund'; readonly value: Refund }
  | { readonly kind: 'dispute'; readonly value: Dispute }
  /** `notBefore` is the earliest time at which the event's webhook is sent, in epoch milliseconds. */
  | { readonly kind: 'event'; readonly value: StripeEvent; readonly notBefore: number }
  | { readonly kind: 'delivered'; readonly eventId: string }
  | { readonly kind: 'answer'; readonly key: string; readonly value: KeptAnswer };

/** Response of a call, and the changes that the caller stores in one step. */
export interface StripeOutcome<Answer> {
  readonly answer: Answer;
  readonly facts: readonly Fact[];
}

export interface PendingEvent {
  readonly event: StripeEvent;
  readonly notBefore: number;
}

export interface StripeState {
  readonly intents: ReadonlyMap<string, PaymentIntent>;
  readonly setups: ReadonlyMap<string, SetupIntent>;
  readonly methods: ReadonlyMap<string, CardMethod>;
  readonly customers: ReadonlyMap<string, Customer>;
  /** Customer sessions by client secret. */
  readonly sessions: ReadonlyMap<string, CustomerSession>;
  readonly refunds: ReadonlyMap<string, Refund>;
  readonly disputes: ReadonlyMap<string, Dispute>;
  readonly events: ReadonlyMap<string, StripeEvent>;
  /** Events whose webhooks are not delivered yet, oldest first. */
  readonly pending: ReadonlyMap<string, PendingEvent>;
  readonly answers: ReadonlyMap<string, KeptAnswer>;
  /** Writes all facts to the journal as one line, then applies them to the state. */
  commit(facts: readonly Fact[]): void;
  close(): void;
}

const dayMs = 24 * 60 * 60_000;
const keepMs = 30 * dayMs;

/**
 * State of the Stripe account, stored in a journal. Once a call has returned, its change survives a kill of the
 * process.
 */
export function openState(folder: string): StripeState {
  const journal = openJournal<Fact>(path.join(folder, 'stripe.jsonl'), compact);
  const state = emptyState();
  for (const fact of journal.facts) apply(state, fact);
  return {
    ...state,
    commit: (facts) => {
      journal.append(facts);
      for (const fact of facts) apply(state, fact);
    },
    close: () => journal.close(),
  };
}

const emptyState = () => ({
  intents: new Map<string, PaymentIntent>(),
  setups: new Map<string, SetupIntent>(),
  methods: new Map<string, CardMethod>(),
  customers: new Map<string, Customer>(),
  sessions: new Map<string, CustomerSession>(),
  refunds: new Map<string, Refund>(),
  disputes: new Map<string, Dispute>(),
  events: new Map<string, StripeEvent>(),
  pending: new Map<string, PendingEvent>(),
  answers: new Map<string, KeptAnswer>(),
});

function apply(state: ReturnType<typeof emptyState>, fact: Fact): void {
  switch (fact.kind) {
    case 'intent':
      state.intents.set(fact.value.id, fact.value);
      return;
    case 'setup':
      state.setups.set(fact.value.id, fact.value);
      return;
    case 'method':
      state.methods.set(fact.value.id, fact.value);
      return;
    case 'customer':
      state.customers.set(fact.value.id, fact.value);
      return;
    case 'session':
      state.sessions.set(fact.value.client_secret, fact.value);
      return;
    case 'refund':
      state.refunds.set(fact.value.id, fact.value);
      return;
    case 'dispute':
      state.disputes.set(fact.value.id, fact.value);
      return;
    case 'event':
      state.events.set(fact.value.id, fact.value);
      state.pending.set(fact.value.id, { event: fact.value, notBefore: fact.notBefore });
      return;
    case 'delivered':
      state.pending.delete(fact.eventId);
      return;
    case 'answer':
      state.answers.set(fact.key, fact.value);
      return;
  }
}

/**
 * Drops expired facts. Idempotency keys expire after a day, as at Stripe. Payments and events expire after a month.
 * Customers and their cards never expire.
 */
function compact(facts: readonly Fact[]): Fact[] {
  const state = emptyState();
  for (const fact of facts) apply(state, fact);
  const since = Date.now() - keepMs;
  const isKept = ({ created }: { created: number }) => created * 1000 > since;
  return [
    ...[...state.intents.values()].filter(isKept).map((value): Fact => ({ kind: 'intent', value })),
    ...[...state.setups.values()].filter(isKept).map((value): Fact => ({ kind: 'setup', value })),
    ...[...state.customers.values()].map((value): Fact => ({ kind: 'customer', value })),
    ...[...state.sessions.values()]
      .filter(({ expires_at: until }) => until * 1000 > Date.now())
      .map((value): Fact => ({ kind: 'session', value })),
    ...[...state.methods.values()]
      .filter((method) => method.customer !== null || isKept(method))
      .map((value): Fact => ({ kind: 'method', value })),
    ...[...state.refunds.values()].filter(isKept).map((value): Fact => ({ kind: 'refund', value })),
    ...[...state.disputes.values()].filter(isKept).map((value): Fact => ({ kind: 'dispute', value })),
    ...[...state.events.values()].filter(isKept).flatMap((value): Fact[] => {
      const pending = state.pending.get(value.id);
      const event: Fact = { kind: 'event', value, notBefore: pending?.notBefore ?? 0 };
      return pending ? [event] : [event, { kind: 'delivered', eventId: value.id }];
    }),
    ...[...state.answers]
      .filter(([, { at }]) => at > Date.now() - dayMs)
      .map(([key, value]): Fact => ({ kind: 'answer', key, value })),
  ];
}
