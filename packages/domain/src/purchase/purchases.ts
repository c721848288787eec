import type { Transition, Workflow } from '../workflow.ts';

export const purchaseKinds = ['top_up', 'coupon'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/**
 * States of a purchase. Only a bought coupon that is unused can be refunded, on the day of purchase (rule payment-6).
 */
export const purchaseStates = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseEvents = ['open', 'pay', 'cancel', 'expire', 'refund'] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];

export type PurchaseActor = 'member' | 'system';

/** A member causes `pay` with the balance, and the system causes it when a gateway reports a payment. */
export const purchaseTransitions = [
  { event: 'open', from: [], to: 'unpaid', actors: ['member'] },
  { event: 'pay', from: ['unpaid'], to: 'paid', actors: ['member', 'system'] },
  { event: 'cancel', from: ['unpaid'], to: 'cancelled', actors: ['member'] },
  { event: 'expire', from: ['unpaid'], to: 'cancelled', actors: ['system'] },
  { event: 'refund', from: ['paid'], to: 'refunded', actors: ['member'] },
] as const satisfies readonly Transition<PurchaseState, PurchaseEvent, PurchaseActor>[];

export const purchaseWorkflow: Workflow<PurchaseState, PurchaseEvent, PurchaseActor> = {
  events: purchaseEvents,
  transitions: purchaseTransitions,
};

/** Rule payment-7: maximum number of unpaid purchases of a member. */
export const maxOpenPurchases = 3;

/** Minimum and maximum of one top-up, in fen. */
export const minTopUp = 1_00;
export const maxTopUp = 5_000_00;

/** An offered amount of a top-up and its bonus, in fen. */
export type TopUpTier = { readonly amount: number; readonly bonus: number };

export const isTopUpAllowed = (amount: number): boolean => amount >= minTopUp && amount <= maxTopUp;

/**
 * Reduces a bonus to the remaining part of the member's monthly limit (rule payment-16).
 * @param given fen of bonuses that the member got or was promised in this month.
 */
export const limitBonus = (
  bonus: number,
  { given, monthlyBonus }: { readonly given: number; readonly monthlyBonus: number },
): number => Math.max(0, Math.min(bonus, monthlyBonus - given));

/**
 * The bonus of a top-up by an offered amount, increased by the member level's `topUpBonusPermille` (`permille`). 0 for
 * amounts that are not offered.
 */
export function topUpBonus(tiers: readonly TopUpTier[], amount: number, permille: number): number {
  const bonus = tiers.find((tier) => tier.amount === amount)?.bonus ?? 0;
  return bonus + Math.floor((bonus * permille) / 1000);
}
