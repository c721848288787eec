import type { Input } from '../stand-in.ts';
import { ApiError, invalid } from './api-error.ts';
import { cardOf } from './cards.ts';
import type { PaymentIntent } from './objects.ts';
import { authenticate, type Outcome, payWithCard } from './payment-intents.ts';
import type { StripeState } from './state.ts';
import type { SandboxStripe } from './stripe.ts';

/** What Stripe.js shows to a page: no metadata, which is between the two servers. */
const publicIntent = (intent: PaymentIntent): PaymentIntent => ({ ...intent, metadata: {} });

type Answer = { readonly paymentIntent: PaymentIntent } | { readonly error: object };

/** The calls of the card form, which knows a client secret and no key: each answers `{paymentIntent}` or `{error}`. */
export const cardFormCalls: Readonly<Record<string, (stripe: SandboxStripe, input: Input) => Answer>> = {
  confirm: (stripe, input) =>
    answerOf(stripe, () => payWithCard(intentOf(stripe.state, input), cardOf(digitsOf(input['number'])))),
  authenticate: (stripe, input) =>
    answerOf(stripe, () => authenticate(intentOf(stripe.state, input), input['approve'] === true)),
  read: (stripe, input) => answerOf(stripe, () => ({ answer: intentOf(stripe.state, input), facts: [] })),
};

function answerOf(stripe: SandboxStripe, work: () => Outcome<PaymentIntent>): Answer {
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

/** Whoever knows the client secret may pay; nothing is told to others. */
function intentOf(state: StripeState, { clientSecret }: Input): PaymentIntent {
  const secret = typeof clientSecret === 'string' ? clientSecret : '';
  const intent = state.intents.get(secret.split('_secret_')[0] ?? '');
  if (intent?.client_secret !== secret) throw invalid('The client_secret provided does not match any PaymentIntent.');
  return intent;
}

const digitsOf = (number: unknown): string => (typeof number === 'string' ? number.replace(/\D/g, '') : '');
