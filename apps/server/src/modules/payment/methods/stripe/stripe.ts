import type Stripe from 'stripe';
import type { StripeConfig } from '../../../../platform/config.ts';
import { loadOnce } from '../../../../platform/loading/load-once.ts';
import type { AttemptToPay, GatewayState, OpenedAtGateway, PaymentGateway } from '../../payment-gateway.ts';
import { currentRefund, refundsOf, sendRefund } from './gateway-refund.ts';
import { stripeGatewayReport } from './gateway-report.ts';
import { customerSessionFor, stripeCards } from './saved-cards.ts';
import { isStripeError } from './stripe-error.ts';
import { readStripeWebhook } from './webhook.ts';

/** Card payments by Stripe's PaymentIntents and Payment Element. No card number reaches us. */
export function createStripeGateway(config: StripeConfig): PaymentGateway {
  const stripe = loadOnce(() => openStripe(config));
  return {
    isReferenceOurNumber: false,
    open: async (attempt) => open(await stripe(), config, attempt),
    query: async (reference) => stateOf(await (await stripe()).paymentIntents.retrieve(reference)),
    payerOf: async (reference) => payerOf(await stripe(), reference),
    close: async (reference) => close(await stripe(), reference),
    sendRefund: async (gatewayRefund) => sendRefund(await stripe(), gatewayRefund),
    queryGatewayRefund: async (gatewayRefund) => currentRefund(await refundsOf(await stripe(), gatewayRefund)),
    statement: async (day) => stripeGatewayReport(await stripe(), day),
    cards: stripeCards(stripe, config),
    readWebhook: async (rawBody, headers) =>
      readStripeWebhook(await stripe(), config.webhookSecret, rawBody, headers['stripe-signature']),
    acknowledge: (taken) => ({
      status: taken ? 200 : 400,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ received: taken }),
    }),
  };
}

/** Imports the library at the first use, because it is large and many guests pay in other ways. */
async function openStripe(config: StripeConfig): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  return new Library(config.secretKey, {
    ...apiBaseOf(config),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
  });
}

async function open(stripe: Stripe, config: StripeConfig, attempt: AttemptToPay): Promise<OpenedAtGateway> {
  const { customer } = attempt;
  const [intent, session] = await Promise.all([
    createIntent(stripe, attempt, customer),
    customer === null ? null : customerSessionFor(stripe, { ...attempt, customer }),
  ]);
  if (!intent.client_secret) throw new Error('Stripe returned a payment intent without a client secret');
  const { publishableKey, scriptUrl } = config;
  const { returnUrl, maySaveCard } = attempt;
  const saving = maySaveCard ? { maySaveCard: '1', setup: intent.id } : { maySaveCard: '0' };
  const saved = session === null ? {} : { customerSessionClientSecret: session, ...saving };
  const clientData = { publishableKey, clientSecret: intent.client_secret, scriptUrl, returnUrl, ...saved };
  return { reference: intent.id, clientData };
}

const createIntent = (stripe: Stripe, attempt: AttemptToPay, customer: string | null) =>
  stripe.paymentIntents.create(
    {
      amount: attempt.amount,
      currency: 'cny',
      // Allows cards, and Apple Pay and Google Pay on devices that support them.
      automatic_payment_methods: { enabled: true },
      ...(customer === null ? {} : { customer }),
      ...(customer !== null && isToSave(attempt) ? { setup_future_usage: 'on_session' as const } : {}),
      description: attempt.title,
      metadata: { attempt: attempt.number },
    },
    // The Stripe library generates another idempotency key after the process was killed. A retry needs an unchanged
    // key, so use the number of the attempt.
    { idempotencyKey: attempt.number },
  );

const isToSave = ({ savesCard, maySaveCard }: AttemptToPay): boolean => savesCard === true && maySaveCard;

/**
 * The fingerprint of the payer's card, which is equal for all members who pay with the card. @returns null for other
 * payment methods
 */
async function payerOf(stripe: Stripe, reference: string): Promise<string | null> {
  try {
    const intent = await stripe.paymentIntents.retrieve(reference, { expand: ['payment_method'] });
    const { payment_method: method } = intent;
    return (typeof method === 'string' ? undefined : method?.card?.fingerprint) ?? null;
  } catch (error) {
    if (isStripeError(error, 'StripeInvalidRequestError') && error.code === 'resource_missing') return null;
    throw error;
  }
}

async function close(stripe: Stripe, reference: string): Promise<GatewayState> {
  try {
    return stateOf(await stripe.paymentIntents.cancel(reference));
  } catch (error) {
    // Stripe refuses to cancel a payment that is paid or cancelled. The state of such a payment is final.
    if (!isStripeError(error, 'StripeInvalidRequestError')) throw error;
    return stateOf(await stripe.paymentIntents.retrieve(reference));
  }
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
