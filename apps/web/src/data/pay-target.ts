/** An order, or a purchase that is no meal. */
export type PayTarget = { readonly orderId: number } | { readonly purchaseId: number };
