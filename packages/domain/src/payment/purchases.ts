import type { Transition, Workflow } from '../workflow.ts';

/** What can be bought that is no meal: a top-up of the balance, or a coupon. */
export const purchaseKinds = ['top_up', 'coupon'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** Only a bought coupon is ever refunded, unused and on its day (rule payment-6). */
export const purchaseStates = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseEvents = ['open', 'pay', 'cancel', 'expire', 'refund'] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];

export type PurchaseActor = 'member' | 'system';

/** Every way a purchase can go. It is paid by its member from balance, or by what a gateway tells. */
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

/** Rule payment-7: the most purchases of one member that are still to be paid. */
export const maxOpenPurchases = 3;

/** Fen that may be topped up at once. */
export const minTopUp = 1_00;
export const maxTopUp = 5_000_00;

/** A sum that can be topped up, and what the platform adds to it. Fen. */
export type TopUpOffer = { readonly amount: number; readonly bonus: number };

export const mayTopUp = (amount: number): boolean => amount >= minTopUp && amount <= maxTopUp;

/** What a member gets on top of a sum: its offer's bonus, and their level's permille of that; nothing for other sums. */
export function topUpBonus(offers: readonly TopUpOffer[], amount: number, permille: number): number {
  const bonus = offers.find((offer) => offer.amount === amount)?.bonus ?? 0;
  return bonus + Math.floor((bonus * permille) / 1000);
}
