import type { Transition, Workflow } from '../workflow.ts';

/**
 * States of a chargeback (rule payment-17). `won`: the platform keeps the money. `lost`: the cardholder gets the money.
 */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const disputeEvents = ['open', 'win', 'lose'] as const;
export type DisputeEvent = (typeof disputeEvents)[number];

/** Transitions of a dispute. The system applies the gateway's decision. */
export const disputeTransitions = [
  { event: 'open', from: [], to: 'open', actors: ['system'] },
  { event: 'win', from: ['open'], to: 'won', actors: ['system'] },
  { event: 'lose', from: ['open'], to: 'lost', actors: ['system'] },
] as const satisfies readonly Transition<DisputeState, DisputeEvent, 'system'>[];

export const disputeWorkflow: Workflow<DisputeState, DisputeEvent, 'system'> = {
  events: disputeEvents,
  transitions: disputeTransitions,
};

/** A disputed top-up in fen. `bonus` is what the platform added to `amount`. */
export type DisputedTopUp = { readonly amount: number; readonly bonus: number };

/**
 * Returns the fen to freeze for a disputed top-up, in addition to the fen that are already `frozen`, and how many of
 * the returned fen are bonus. The bonus of the top-up is frozen too, although a member spends bonus last (rule
 * wallet-13).
 */
export function disputeFreeze(
  topUp: DisputedTopUp,
  { balance, bonus, frozen }: { readonly balance: number; readonly bonus: number; readonly frozen: number },
): { readonly amount: number; readonly bonus: number } {
  const amount = Math.max(0, Math.min(balance, topUp.amount + topUp.bonus - frozen));
  if (amount === 0) return { amount: 0, bonus: 0 };
  // Bonus is part of the balance, so the bonus that is not frozen must fit in the balance that is not frozen.
  const taken = Math.max(Math.min(bonus, topUp.bonus), bonus - (balance - amount));
  return { amount, bonus: Math.min(amount, taken) };
}

/**
 * Splits the amount of a lost dispute, in fen. The frozen balance pays first, and the platform pays the rest. Frozen
 * fen that are left are bonus, which returns to the platform.
 */
export function disputeLoss(
  amount: number,
  frozen: number,
): { readonly fromFrozen: number; readonly fromPlatform: number; readonly bonusBack: number } {
  const fromFrozen = Math.min(amount, frozen);
  return { fromFrozen, fromPlatform: amount - fromFrozen, bonusBack: frozen - fromFrozen };
}
