import { type Form, textOf } from './form-body.ts';
import type { PaymentIntent, Refund } from './objects.ts';
import type { Outcome } from './payment-intents.ts';
import type { StripeState } from './state.ts';

type Move = { readonly id: string; readonly created: number; readonly amount: number; readonly source: object };

/** GET /v1/balance_transactions with `created[gte]`, `created[lt]`, `limit` and `starting_after`; `data.source` is always whole. */
export function listBalance(state: StripeState, form: Form): Outcome<object> {
  const created = form['created'];
  const bound = (name: string): number | null =>
    typeof created === 'object' && typeof created[name] === 'string' ? Number(created[name]) : null;
  const [since, until] = [bound('gte') ?? 0, bound('lt') ?? Number.POSITIVE_INFINITY];
  const found = movesOf(state).filter((move) => move.created >= since && move.created < until);
  const after = textOf(form, 'starting_after');
  const from = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const until100 = from + Math.min(100, Math.max(1, Number(textOf(form, 'limit') ?? 10)));
  const data = found.slice(from, until100).map((move) => ({ object: 'balance_transaction', currency: 'cny', ...move }));
  const answer = { object: 'list', url: '/v1/balance_transactions', has_more: found.length > until100, data };
  return { answer, facts: [] };
}

/** Newest first. */
function movesOf(state: StripeState): Move[] {
  const charges = [...state.intents.values()].flatMap((intent) =>
    intent.latest_charge === null ? [] : [chargeOf(intent)],
  );
  const refunds = [...state.refunds.values()].map(refundMove);
  return [...charges, ...refunds].toSorted((one, other) => other.created - one.created);
}

const chargeOf = (intent: PaymentIntent): Move => ({
  id: `txn_${intent.id}`,
  created: intent.created,
  amount: intent.amount_received,
  source: { id: intent.latest_charge, object: 'charge', amount: intent.amount_received, payment_intent: intent.id },
});

const refundMove = (refund: Refund): Move => ({
  id: `txn_${refund.id}`,
  created: refund.created,
  amount: -refund.amount,
  source: refund,
});
