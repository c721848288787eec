import type { FaultControls } from '../gateways/fault-controls.ts';
import { invalid, resourceMissing } from './api-error.ts';
import { amountOf, assertKnown, type Form, metadataOf, requiredText, textOf } from './form-body.ts';
import { eventOf, newId, nowInSeconds, type Refund } from './objects.ts';
import { findIntent } from './payment-intents.ts';
import type { Fact, StripeOutcome, StripeState } from './state.ts';

/**
 * Refunds an amount, or the rest of the payment if no amount is given. The refund is pending if a fault delays or
 * rejects it, otherwise it succeeds at once.
 */
export function createRefund(state: StripeState, form: Form, faults: FaultControls): StripeOutcome<Refund> {
  assertKnown(form, ['payment_intent', 'amount', 'metadata', 'reason']);
  const intent = findIntent(state, requiredText(form, 'payment_intent'));
  if (intent.latest_charge === null)
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  const left = intent.amount_received - refundedOf(state, intent.id);
  if (left === 0)
    throw invalid(`Charge ${intent.latest_charge} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = amountOf(form, 'amount') ?? left;
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: intent.latest_charge,
    created: nowInSeconds(),
    currency: intent.currency,
    metadata: metadataOf(form),
    payment_intent: intent.id,
    reason: textOf(form, 'reason'),
    status: faults.refundMs > 0 || faults.abnormalRefund > 0 ? 'pending' : 'succeeded',
  };
  return { answer: refund, facts: webhookFacts('refund.created', refund) };
}

export function finishRefund(state: StripeState, id: string, status: 'succeeded' | 'failed'): Fact[] {
  const refund = findRefund(state, id);
  if (status === 'succeeded') return webhookFacts('refund.updated', { ...refund, status });
  return webhookFacts('refund.failed', { ...refund, status, failure_reason: 'lost_or_stolen_card' });
}

const webhookFacts = (type: string, refund: Refund): Fact[] => [
  { kind: 'refund', value: refund },
  { kind: 'event', value: eventOf(type, refund), notBefore: Date.now() },
];

export function findRefund(state: StripeState, id: string): Refund {
  const refund = state.refunds.get(id);
  if (refund === undefined) throw resourceMissing('refund', id, 'id');
  return refund;
}

function refundedOf(state: StripeState, intentId: string): number {
  let sum = 0;
  for (const refund of state.refunds.values())
    if (refund.payment_intent === intentId && refund.status !== 'failed') sum += refund.amount;
  return sum;
}
