/** What a payment is for: an order, or something bought that is no meal. */
export type PayTarget = { readonly orderId: number } | { readonly purchaseId: number };
