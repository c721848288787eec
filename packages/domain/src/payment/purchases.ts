/** What can be bought that is no meal: a top-up of the balance, or a coupon. */
export const purchaseKinds = ['top_up', 'coupon'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** Only a bought coupon is ever refunded, unused and on its day (rule payment-6). */
export const purchaseStates = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseEvents = ['open', 'pay', 'cancel', 'expire', 'refund'] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];

const moves: Readonly<Record<PurchaseState, Partial<Record<PurchaseEvent, PurchaseState>>>> = {
  unpaid: { pay: 'paid', cancel: 'cancelled', expire: 'cancelled' },
  paid: { refund: 'refunded' },
  cancelled: {},
  refunded: {},
};

/** Where an event leads; undefined when it may not happen. `open` is how a purchase begins: it leads nowhere from here. */
export const purchaseAfter = (state: PurchaseState, event: PurchaseEvent): PurchaseState | undefined =>
  moves[state][event];

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
