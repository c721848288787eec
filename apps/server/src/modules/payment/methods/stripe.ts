import Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config.ts';
import type {
  AttemptToPay,
  GatewayNotice,
  GatewayState,
  OpenedAtGateway,
  PaymentGateway,
  PayoutAtGateway,
} from '../payment-gateway.ts';

/** Cards, by Stripe's PaymentIntents and its Payment Element: no card number ever reaches us. */
export function createStripeGateway(config: StripeConfig): PaymentGateway {
  const stripe = new Stripe(config.secretKey, {
    ...apiBaseOf(config),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
  });
  return {
    open: (attempt) => open(stripe, config, attempt),
    query: async (reference) => stateOf(await stripe.paymentIntents.retrieve(reference)),
    close: (reference) => close(stripe, reference),
    payBack: (payout) => payBack(stripe, payout),
    readNotice: (rawBody, headers) => readNotice(stripe, config.webhookSecret, rawBody, headers['stripe-signature']),
  };
}

async function open(stripe: Stripe, config: StripeConfig, attempt: AttemptToPay): Promise<OpenedAtGateway> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: attempt.amount,
      currency: 'cny',
      automatic_payment_methods: { enabled: true },
      description: attempt.orderNumber,
      metadata: { attempt: attempt.number, order: attempt.orderNumber },
    },
    // The library's own key dies with the process; this one survives it.
    { idempotencyKey: attempt.number },
  );
  if (!intent.client_secret) throw new Error('Stripe opened a payment without a client secret');
  const { publishableKey, scriptUrl } = config;
  return { reference: intent.id, clientData: { publishableKey, clientSecret: intent.client_secret, scriptUrl } };
}

async function close(stripe: Stripe, reference: string): Promise<GatewayState> {
  try {
    return stateOf(await stripe.paymentIntents.cancel(reference));
  } catch (error) {
    // Cancelling fails once it succeeded: what the gateway says then is the truth.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return stateOf(await stripe.paymentIntents.retrieve(reference));
  }
}

async function payBack(stripe: Stripe, payout: PayoutAtGateway): Promise<{ reference: string }> {
  const refund = await stripe.refunds.create(
    { payment_intent: payout.reference, amount: payout.amount, metadata: { payout: payout.number } },
    { idempotencyKey: payout.number },
  );
  if (refund.status === 'failed' || refund.status === 'canceled') throw new Error(`Stripe refund ${refund.status}`);
  return { reference: refund.id };
}

function apiBaseOf(config: StripeConfig): { host?: string; port?: number; protocol?: 'http' | 'https' } {
  if (config.apiBase === null) return {};
  const base = new URL(config.apiBase);
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  return { host: base.hostname, protocol, port: Number(base.port || (protocol === 'http' ? 80 : 443)) };
}

function stateOf(intent: Stripe.PaymentIntent): GatewayState {
  if (intent.status === 'succeeded')
    return { state: 'settled', amount: intent.amount_received, currency: intent.currency };
  return { state: intent.status === 'canceled' ? 'cancelled' : 'open' };
}

/** How far the clock of a signature may run ahead; the library itself only refuses old ones. */
const mostSecondsAhead = 300;

function readNotice(
  stripe: Stripe,
  secret: string,
  rawBody: Buffer,
  signature: string | string[] | undefined,
): GatewayNotice | undefined {
  if (typeof signature !== 'string') return undefined;
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature, secret);
  } catch {
    return undefined;
  }
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);
  if (signedAt > Date.now() / 1000 + mostSecondsAhead) return undefined;
  if (event.type !== 'payment_intent.succeeded') return { eventId: event.id, settled: null };
  const intent = event.data.object;
  return {
    eventId: event.id,
    settled: { reference: intent.id, amount: intent.amount_received, currency: intent.currency },
  };
}
