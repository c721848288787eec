import type { Transition, Workflow } from '../workflow.ts';

export const purchaseKinds = ['top_up', 'coupon'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** Only a bought coupon can be refunded, unused and on the same day (rule payment-6). */
export const purchaseStates = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseEvents = ['open', 'pay', 'cancel', 'expire', 'refund'] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];

export type PurchaseActor = 'member' | 'system';

/** `pay`: by the member from balance, or by the gateway's report. */
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

/** Rule payment-7: maximum of unpaid purchases of a member. */
export const maxOpenPurchases = 3;

/** Fen, for one top-up. */
export const minTopUp = 1_00;
export const maxTopUp = 5_000_00;

/** Fen. */
export type TopUpTier = { readonly amount: number; readonly bonus: number };

export const isTopUpAllowed = (amount: number): boolean => amount >= minTopUp && amount <= maxTopUp;

/**
 * The part of a bonus within the month's limit (rule payment-16).
 * @param given fen of bonuses of the same member and month, including promised ones.
 */
export const limitBonus = (
  bonus: number,
  { given, monthlyBonus }: { readonly given: number; readonly monthlyBonus: number },
): number => Math.max(0, Math.min(bonus, monthlyBonus - given));

/** The tier's bonus and the level's permille of it. 0 for other amounts. */
export function topUpBonus(tiers: readonly TopUpTier[], amount: number, permille: number): number {
  const bonus = tiers.find((tier) => tier.amount === amount)?.bonus ?? 0;
  return bonus + Math.floor((bonus * permille) / 1000);
}
