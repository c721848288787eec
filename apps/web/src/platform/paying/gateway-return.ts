/** What a payment is for: an order, or something bought that is no meal. */
export type PayTarget = { readonly orderId: number } | { readonly purchaseId: number };

const names = { orderId: 'paidOrder', purchaseId: 'paidPurchase' } as const;

/** A real path, because gateways drop what stands after a #. Stripe and Alipay add parameters of their own. */
export function gatewayReturnUrl(
  target: PayTarget,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): string {
  const query = new URLSearchParams(
    'orderId' in target
      ? { [names.orderId]: String(target.orderId) }
      : { [names.purchaseId]: String(target.purchaseId) },
  );
  return `${origin}${pathname}?${query}`;
}

/** The screen that a gateway's return leads to, as an address behind the #; null where nobody comes from one. */
export function returnedHash(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const [parameter, name] of Object.entries(names)) {
    const id = query.get(name);
    if (id !== null && /^\d{1,15}$/.test(id)) return `#/pages/shop/success/success?${parameter}=${id}&back=1`;
  }
  return null;
}

/** Before the app looks where it stands: whoever comes back from a gateway lands on their payment. */
export function landFromGateway(): void {
  const { search, pathname } = window.location;
  const hash = returnedHash(search);
  if (hash !== null) window.history.replaceState(null, '', pathname + hash);
}
