export type PayTarget = { readonly orderId: number } | { readonly purchaseId: number };
