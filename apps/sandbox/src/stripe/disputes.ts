import { invalid, resourceMissing } from './api-error.ts';
import { assertKnown, type Form, textOf } from './form-body.ts';
import { type Dispute, eventOf, newId, nowInSeconds, type PaymentIntent } from './objects.ts';
import type { Fact, StripeOutcome, StripeState } from './state.ts';

const daySeconds = 86_400;

/** Creates a dispute for a payment, as the test card 4000 0000 0000 0259 does. */
export function openDispute(intent: PaymentIntent): Fact[] {
  const created = nowInSeconds();
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: intent.amount,
    charge: intent.latest_charge ?? '',
    created,
    currency: intent.currency,
    evidence: {},
    evidence_details: { due_by: created + 7 * daySeconds, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  return webhookFacts('charge.dispute.created', dispute);
}

export function findDispute(state: StripeState, id: string): Dispute {
  const dispute = state.disputes.get(id);
  if (dispute === undefined) throw resourceMissing('dispute', id, 'dispute');
  return dispute;
}

/** Evidence texts that decide a test dispute at once (docs.stripe.com/testing). */
const outcomes: Readonly<Record<string, Dispute['status']>> = { winning_evidence: 'won', losing_evidence: 'lost' };

export function updateDispute(state: StripeState, id: string, form: Form): StripeOutcome<Dispute> {
  assertKnown(form, ['evidence', 'metadata', 'submit']);
  const dispute = openOne(state, id);
  const { evidence } = form;
  const words = typeof evidence === 'object' ? (textOf(evidence, 'uncategorized_text') ?? '') : '';
  const details = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 };
  const given: Dispute = {
    ...dispute,
    evidence: { uncategorized_text: words },
    evidence_details: details,
    status: 'under_review',
  };
  const status = outcomes[words];
  if (status === undefined) return { answer: given, facts: webhookFacts('charge.dispute.updated', given) };
  const ended: Dispute = { ...given, status };
  return { answer: ended, facts: webhookFacts('charge.dispute.closed', ended) };
}

/** Accepts a dispute for the merchant, who then loses the dispute. */
export function closeDispute(state: StripeState, id: string): StripeOutcome<Dispute> {
  const lost: Dispute = { ...openOne(state, id), status: 'lost' };
  return { answer: lost, facts: webhookFacts('charge.dispute.closed', lost) };
}

function openOne(state: StripeState, id: string): Dispute {
  const dispute = findDispute(state, id);
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid('This dispute is already closed.');
  return dispute;
}

const webhookFacts = (type: string, dispute: Dispute): Fact[] => [
  { kind: 'dispute', value: dispute },
  { kind: 'event', value: eventOf(type, dispute), notBefore: Date.now() },
];
