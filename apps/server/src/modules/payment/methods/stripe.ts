import type { DisputeState } from '@chifan/domain/payment';
import type Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config.ts';
import { loadOnce } from '../../../platform/loading/load-once.ts';
import type {
  AttemptToPay,
  DisputeUpdate,
  GatewayRefundAtGateway,
  GatewayRefundResult,
  GatewayRefundState,
  GatewayState,
  GatewayWebhook,
  OpenedAtGateway,
  PaymentGateway,
  ReadWebhook,
  SettledAtGateway,
} from '../payment-gateway.ts';
import { stripeGatewayReport } from './stripe/gateway-report.ts';
import { customerSessionFor, stripeCards } from './stripe/saved-cards.ts';
import { isStripeError } from './stripe/stripe-error.ts';

/** Card payments by Stripe's PaymentIntents and Payment Element. No card number reaches us. */
export function createStripeGateway(config: StripeConfig): PaymentGateway {
  const stripe = loadOnce(() => openStripe(config));
  return {
    isReferenceOurNumber: false,
    open: async (attempt) => open(await stripe(), config, attempt),
    query: async (reference) => stateOf(await (await stripe()).paymentIntents.retrieve(reference)),
    payerOf: async (reference) => payerOf(await stripe(), reference),
    close: async (reference) => close(await stripe(), reference),
    payBack: async (gatewayRefund) => payBack(await stripe(), gatewayRefund),
    queryGatewayRefund: async (gatewayRefund) => standing(await refundsOf(await stripe(), gatewayRefund)),
    statement: async (day) => stripeGatewayReport(await stripe(), day),
    cards: stripeCards(stripe, config),
    readWebhook: async (rawBody, headers) =>
      readWebhook(await stripe(), config.webhookSecret, rawBody, headers['stripe-signature']),
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
  const saved =
    session === null ? {} : { customerSessionClientSecret: session, maySaveCard: attempt.maySaveCard ? '1' : '0' };
  const { returnUrl } = attempt;
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
      description: attempt.title,
      metadata: { attempt: attempt.number },
    },
    // The Stripe library generates another idempotency key after the process was killed. A retry needs an unchanged
    // key, so use the number of the attempt.
    { idempotencyKey: attempt.number },
  );

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

/** Maximum number of idempotency keys that one try of a refund may use. */
const maxKeys = 10;

/**
 * Creates the refund unless a refund with our number is pending or paid. A refund that failed at the bank is final at
 * Stripe, so a retry creates a new refund, under a key that counts the failed refunds. Stripe repeats the response to a
 * key, even a 500. After a 500, the loop checks whether the refund exists, and uses the next key if it does not exist.
 */
async function payBack(stripe: Stripe, gatewayRefund: GatewayRefundAtGateway): Promise<GatewayRefundResult> {
  for (let burnt = 0; ; burnt += 1) {
    const refunds = await refundsOf(stripe, gatewayRefund);
    const alive = refunds.find(({ status }) => !isOver(status));
    if (alive) return answerOf(alive);
    try {
      return answerOf(await refundUnder(stripe, gatewayRefund, keyOf(gatewayRefund, refunds.length, burnt)));
    } catch (error) {
      if (!isStripeError(error, 'StripeAPIError') || burnt + 1 >= maxKeys) throw error;
    }
  }
}

/** The first key is the plain number, so that a retry after a crash repeats the same request. */
const keyOf = ({ number }: GatewayRefundAtGateway, failed: number, burnt: number): string =>
  [number, ...(failed === 0 ? [] : [`${failed}`]), ...(burnt === 0 ? [] : [`again${burnt}`])].join('-');

const refundUnder = (stripe: Stripe, gatewayRefund: GatewayRefundAtGateway, idempotencyKey: string) =>
  stripe.refunds.create(
    {
      payment_intent: gatewayRefund.reference,
      amount: gatewayRefund.amount,
      metadata: { gatewayRefund: gatewayRefund.number },
    },
    { idempotencyKey },
  );

async function refundsOf(stripe: Stripe, gatewayRefund: GatewayRefundAtGateway): Promise<Stripe.Refund[]> {
  const all = await stripe.refunds
    .list({ payment_intent: gatewayRefund.reference, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  return all.filter(({ metadata }) => metadata?.['gatewayRefund'] === gatewayRefund.number);
}

const isOver = (status: string | null): boolean => status === 'failed' || status === 'canceled';

const standing = (refunds: readonly Stripe.Refund[]): GatewayRefundResult | null => {
  const refund = refunds.find(({ status }) => !isOver(status)) ?? refunds[0];
  return refund ? answerOf(refund) : null;
};

function answerOf(refund: Stripe.Refund): GatewayRefundResult {
  const detail = refund.failure_reason;
  return { reference: refund.id, state: gatewayRefundStateOf(refund.status), ...(detail ? { detail } : {}) };
}

/** In the state `requires_action`, Stripe waits for the guest at their bank, so the refund is pending. */
function gatewayRefundStateOf(status: string | null): GatewayRefundState {
  if (status === 'succeeded') return 'settled';
  return isOver(status) ? 'failed' : 'pending';
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

/** How far ahead of our clock the time of a signature may be. The library rejects only old signatures. */
const maxSecondsAhead = 300;

function readWebhook(
  stripe: Stripe,
  secret: string,
  rawBody: Buffer,
  signature: string | string[] | undefined,
): ReadWebhook {
  if (typeof signature !== 'string') return 'forged';
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature, secret);
  } catch {
    return 'forged';
  }
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);
  return signedAt > Date.now() / 1000 + maxSecondsAhead ? 'forged' : noticeOf(event);
}

function noticeOf(event: Stripe.Event): GatewayWebhook {
  const nothing = { eventId: event.id, settled: null, gatewayRefund: null };
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { ...nothing, settled: settledOf(event.data.object) };
    case 'payment_method.attached':
      return { ...nothing, ...cardSavedFor(event.data.object) };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { ...nothing, gatewayRefund: gatewayRefundNewsOf(event.data.object) };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { ...nothing, dispute: disputeNewsOf(event.data.object, event.type === 'charge.dispute.updated') };
    default:
      return nothing;
  }
}

function cardSavedFor(method: Stripe.PaymentMethod): Pick<GatewayWebhook, 'cardSavedFor'> {
  const customer = idOf(method.customer);
  return method.type === 'card' && customer !== undefined ? { cardSavedFor: customer } : {};
}

const settledOf = (intent: Stripe.PaymentIntent): SettledAtGateway => ({
  reference: intent.id,
  number: intent.metadata?.['attempt'] ?? null,
  amount: intent.amount_received,
  currency: intent.currency,
});

/**
 * Our payments have a payment intent. A dispute without a payment intent is reported under its charge and raises an
 * alert.
 */
function disputeNewsOf(dispute: Stripe.Dispute, isUpdate: boolean): DisputeUpdate {
  const { id: reference, amount, currency, reason, status, evidence_details: details } = dispute;
  const payment = idOf(dispute.payment_intent) ?? idOf(dispute.charge) ?? reference;
  const evidenceBy = details?.due_by ? new Date(details.due_by * 1000) : null;
  return { reference, payment, amount, currency, reason, state: disputeStateOf(status), evidenceBy, isUpdate };
}

const idOf = (object: string | { readonly id: string } | null): string | undefined =>
  typeof object === 'string' ? object : object?.id;

/** A closed inquiry and a prevented dispute took no money, so they count as won. */
function disputeStateOf(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

const gatewayRefundNewsOf = (refund: Stripe.Refund) => ({
  number: refund.metadata?.['gatewayRefund'] ?? null,
  ...answerOf(refund),
});
