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
import { customerSessionFor, stripeCards } from './stripe-cards.ts';
import { isStripeError } from './stripe-error.ts';
import { stripeGatewayReport } from './stripe-gateway-report.ts';

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

/** Loaded at the first use, because the library is large and many guests pay in other ways. */
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
      // Cards, and Apple Pay and Google Pay on devices that have them. The Payment Element offers the suitable ones.
      automatic_payment_methods: { enabled: true },
      ...(customer === null ? {} : { customer }),
      description: attempt.title,
      metadata: { attempt: attempt.number },
    },
    // The library's own key is lost with the process. This one survives.
    { idempotencyKey: attempt.number },
  );

/** The fingerprint of a card is the same for all members. Other payment methods have none, and it differs between Stripe accounts. */
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
    // Cancelling fails after a success. The state at the gateway is final.
    if (!isStripeError(error, 'StripeInvalidRequestError')) throw error;
    return stateOf(await stripe.paymentIntents.retrieve(reference));
  }
}

/** The maximum number of keys under which one try requests a refund. */
const maxKeys = 10;

/**
 * A refund that failed at the bank is final for Stripe, and only a new refund sends the money. It has our number and a key
 * that counts the failed ones, so that no two are under way at once. Stripe also stores a 500 under its key. After a 500 we
 * check whether the request had an effect, and use the next key only if it had none.
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

/** The plain number comes first, so that a request from before a crash is found again. */
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

/** requires_action waits for the guest at their bank, so it counts as under way. */
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

/** How far in the future the time of a signature may be. The library only rejects old ones. */
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

/** A dispute without a payment intent is not ours. It is reported under its charge. */
function disputeNewsOf(dispute: Stripe.Dispute, isUpdate: boolean): DisputeUpdate {
  const { id: reference, amount, currency, reason, status, evidence_details: details } = dispute;
  const payment = idOf(dispute.payment_intent) ?? idOf(dispute.charge) ?? reference;
  const evidenceBy = details?.due_by ? new Date(details.due_by * 1000) : null;
  return { reference, payment, amount, currency, reason, state: disputeStateOf(status), evidenceBy, isUpdate };
}

const idOf = (object: string | { readonly id: string } | null): string | undefined =>
  typeof object === 'string' ? object : object?.id;

/** A closed inquiry and a prevented dispute took no money. */
function disputeStateOf(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

const gatewayRefundNewsOf = (refund: Stripe.Refund) => ({
  number: refund.metadata?.['gatewayRefund'] ?? null,
  ...answerOf(refund),
});
