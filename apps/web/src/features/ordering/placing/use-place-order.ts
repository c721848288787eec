import { type Quote, quoteQuery } from '../../../data/ordering.ts';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { markCartPlaced } from '../../../terms/cart/cart.ts';
import { type CheckoutDraft, noteOrdered } from '../draft/checkout-draft.ts';
import { readChangedQuote } from '../quote/quote-changes.ts';
import type { PlaceInput } from './placing.ts';
import { usePlacing } from './use-placing.ts';

export function usePlaceOrder(shopId: number, draft: CheckoutDraft, method: string | null) {
  const language = useLanguage();
  return usePlacing<PlaceInput>(
    {
      subject: String(shopId),
      call: (input, options) => api('/rest/order/place', input, options),
      readChanged: (details) => readChangedQuote(details, (quote: Quote) => quote),
      quoteKey: ({ request }) => quoteQuery(request, language).queryKey,
      onPlaced: (orderId) => {
        markCartPlaced(shopId, orderId);
        noteOrdered(shopId, draft, orderId);
      },
    },
    method,
  );
}
