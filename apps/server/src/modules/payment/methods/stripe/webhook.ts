import type { DisputeState } from '@chifan/domain/payment';
import type Stripe from 'stripe';
import type { DisputeUpdate, GatewayWebhook, ReadWebhook, SettledAtGateway } from '../../payment-gateway.ts';
import { answerOf } from './gateway-refund.ts';

/** How far ahead of our clock the time of a signature may be. The library rejects only old signatures. */
const maxSecondsAhead = 300;

export function readStripeWebhook(
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
