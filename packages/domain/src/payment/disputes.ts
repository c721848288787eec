import type { Transition, Workflow } from '../workflow.ts';

/** A chargeback (rule payment-17). `won`: the platform has the money. `lost`: the cardholder has it back. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const disputeEvents = ['open', 'win', 'lose'] as const;
export type DisputeEvent = (typeof disputeEvents)[number];

/** Only the gateway decides a dispute. */
export const disputeTransitions = [
  { event: 'open', from: [], to: 'open', actors: ['system'] },
  { event: 'win', from: ['open'], to: 'won', actors: ['system'] },
  { event: 'lose', from: ['open'], to: 'lost', actors: ['system'] },
] as const satisfies readonly Transition<DisputeState, DisputeEvent, 'system'>[];

export const disputeWorkflow: Workflow<DisputeState, DisputeEvent, 'system'> = {
  events: disputeEvents,
  transitions: disputeTransitions,
};

/** Fen. `bonus` is the bonus that the platform added to `amount`. */
export type DisputedTopUp = { readonly amount: number; readonly bonus: number };

/**
 * How much of a balance to freeze for a disputed top-up, in addition to `frozen`, and how much of it is marked as bonus.
 * The bonus of the top-up is frozen with it, although a bonus is spent last (rule wallet-13).
 */
export function disputeFreeze(
  topUp: DisputedTopUp,
  { balance, bonus, frozen }: { readonly balance: number; readonly bonus: number; readonly frozen: number },
): { readonly amount: number; readonly bonus: number } {
  const amount = Math.max(0, Math.min(balance, topUp.amount + topUp.bonus - frozen));
  if (amount === 0) return { amount: 0, bonus: 0 };
  // The remaining bonus cannot exceed the remaining balance.
  const taken = Math.max(Math.min(bonus, topUp.bonus), bonus - (balance - amount));
  return { amount, bonus: Math.min(amount, taken) };
}

/** The shares of a lost dispute, in fen. The rest of a frozen sum is bonus that goes back to the platform. */
export function disputeLoss(
  amount: number,
  frozen: number,
): { readonly fromFrozen: number; readonly fromPlatform: number; readonly bonusBack: number } {
  const fromFrozen = Math.min(amount, frozen);
  return { fromFrozen, fromPlatform: amount - fromFrozen, bonusBack: frozen - fromFrozen };
}
