import { escaped, tableOf } from '../pages/page.ts';
import { browserFile, type Input, json, type StandIn } from '../stand-in.ts';
import { ApiError, invalid, resourceMissing } from './api-error.ts';
import { cardOf } from './cards.ts';
import { cardsOfSession, customerOfSession, detachMethod, findMethod, savesCards } from './customers.ts';
import type { CardMethod, PaymentIntent, SetupIntent } from './objects.ts';
import { authenticate, payWithCard, payWithSaved } from './payment-intents.ts';
import { authenticateSetup, setUpCard } from './setup-intents.ts';
import type { StripeOutcome, StripeState } from './state.ts';
import type { SandboxStripe } from './stripe.ts';

/** Web pages of the Stripe stand-in: the card form, 3-D Secure, and a list of the newest payments. */
export const stripeStandIn = (stripe: SandboxStripe): StandIn => ({
  name: 'stripe',
  faults: stripe.faults,
  section: () => `<h2>Stripe</h2><p>Test cards, with any future expiry date and any security code:</p>
${tableOf(testCards)}${paymentsTable(stripe)}`,
  get: (place) => {
    const name = fileNameOf(place);
    return name === undefined ? undefined : browserFile(name);
  },
  post: (place, input) => {
    const call = cardFormCalls[place];
    return call === undefined ? undefined : json(call(stripe, input));
  },
});

const testCards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0025 0000 3155', 'asks for 3-D Secure'],
  ['4000 0000 0000 0259', 'succeeds, and is disputed at once'],
  ['4000 0000 0000 0077', 'succeeds, but the product hears of it 20 seconds late'],
];

function fileNameOf(place: string): string | undefined {
  if (place === 'v3/stripe.js') return 'stripe.js';
  if (place === 'elements') return 'elements.html';
  return /^3ds\/\w+$/.test(place) ? 'challenge.html' : undefined;
}

function paymentsTable({ state }: SandboxStripe): string {
  const newest = [...state.intents.values()].slice(-20).toReversed();
  if (newest.length === 0) return '<p>No payments yet.</p>';
  const rows = newest.map(({ id, amount, currency, status, description }) => [
    id,
    `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`,
    status,
    description ?? '',
  ]);
  const waiting =
    state.pending.size === 0
      ? ''
      : `<p class="quiet">${escaped(String(state.pending.size))} webhooks not yet taken.</p>`;
  return tableOf(rows) + waiting;
}

/** Removes the metadata from an intent, because browsers must not see it. */
const publicIntent = (intent: PaymentIntent): PaymentIntent => ({ ...intent, metadata: {} });

type Answer =
  | { readonly paymentIntent: PaymentIntent }
  | { readonly setupIntent: SetupIntent }
  | { readonly cards: readonly CardMethod[]; readonly maySave: boolean }
  | { readonly error: object };

/**
 * Calls of the card form, authorised by a client secret. Each returns `{paymentIntent}`, `{setupIntent}` or `{error}`.
 */
export const cardFormCalls: Readonly<Record<string, (stripe: SandboxStripe, input: Input) => Answer>> = {
  confirm: (stripe, input) => {
    const setup = setupOf(stripe.state, input);
    if (setup) return setupAnswer(stripe, () => setUpCard(setup, cardOf(digitsOf(input['number']))));
    return answerOf(stripe, () => {
      const intent = intentOf(stripe.state, input);
      const { saved } = input;
      if (typeof saved === 'string') return payWithSaved(stripe.state, intent, saved);
      return payWithCard(intent, cardOf(digitsOf(input['number'])), { isSaved: input['isSaved'] === true });
    });
  },
  cards: (stripe, { session }) => cardsAnswer(stripe, session, () => cardsOfSession(stripe.state, session)),
  remove: (stripe, { session, saved }) =>
    cardsAnswer(stripe, session, () => {
      const customer = customerOfSession(stripe.state, session);
      const method = findMethod(stripe.state, String(saved));
      if (method.customer !== customer) throw resourceMissing('PaymentMethod', String(saved), 'payment_method');
      stripe.commit(detachMethod(stripe.state, method.id).facts);
      return cardsOfSession(stripe.state, session);
    }),
  authenticate: (stripe, input) => {
    const isApproved = input['approve'] === true;
    const setup = setupOf(stripe.state, input);
    if (setup) return setupAnswer(stripe, () => authenticateSetup(stripe.state, setup, isApproved));
    return answerOf(stripe, () => authenticate(intentOf(stripe.state, input), isApproved));
  },
  read: (stripe, input) => {
    const setup = setupOf(stripe.state, input);
    if (setup) return setupAnswer(stripe, () => ({ answer: setup, facts: [] }));
    return answerOf(stripe, () => ({ answer: intentOf(stripe.state, input), facts: [] }));
  },
};

/** Responds to a call about saved cards, authorised by the secret of a customer session. */
function cardsAnswer({ state }: SandboxStripe, session: unknown, work: () => readonly CardMethod[]): Answer {
  try {
    return { cards: work(), maySave: savesCards(state, session) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error: error.body };
  }
}

function answerOf(stripe: SandboxStripe, work: () => StripeOutcome<PaymentIntent>): Answer {
  try {
    const { answer, facts } = work();
    stripe.commit(facts);
    const isRefusal = facts.length > 0 && answer.last_payment_error !== null;
    if (isRefusal) return { error: { ...answer.last_payment_error, payment_intent: publicIntent(answer) } };
    return { paymentIntent: publicIntent(answer) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { payment_intent: intent, ...body } = error.body;
    return { error: { ...body, ...(intent === undefined ? {} : { payment_intent: publicIntent(intent) }) } };
  }
}

const publicSetup = (setup: SetupIntent): SetupIntent => ({ ...setup, metadata: {} });

function setupAnswer(stripe: SandboxStripe, work: () => StripeOutcome<SetupIntent>): Answer {
  try {
    const { answer, facts } = work();
    stripe.commit(facts);
    const isRefusal = facts.length > 0 && answer.last_setup_error !== null;
    if (isRefusal) return { error: { ...answer.last_setup_error, setup_intent: publicSetup(answer) } };
    return { setupIntent: publicSetup(answer) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error: error.body };
  }
}

/** Returns the setup intent of a client secret. Undefined if the secret belongs to a payment intent. */
function setupOf(state: StripeState, { clientSecret }: Input): SetupIntent | undefined {
  const secret = typeof clientSecret === 'string' ? clientSecret : '';
  const setup = state.setups.get(secret.split('_secret_')[0] ?? '');
  return setup?.client_secret === secret ? setup : undefined;
}

/** Returns the payment intent of a client secret. The client secret authorises its payment. */
function intentOf(state: StripeState, { clientSecret }: Input): PaymentIntent {
  const secret = typeof clientSecret === 'string' ? clientSecret : '';
  const intent = state.intents.get(secret.split('_secret_')[0] ?? '');
  if (intent?.client_secret !== secret) throw invalid('The client_secret provided does not match any PaymentIntent.');
  return intent;
}

const digitsOf = (number: unknown): string => (typeof number === 'string' ? number.replace(/\D/g, '') : '');
