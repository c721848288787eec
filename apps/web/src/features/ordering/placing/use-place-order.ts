import { saveDeviceAddress } from '../../../data/device-address.ts';
import { type Quote, quoteQuery } from '../../../data/ordering.ts';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { markCartPlaced } from '../../../terms/cart/cart.ts';
import { type CheckoutDraft, noteOrdered } from '../draft/checkout-draft.ts';
import { readChangedQuote } from '../quote/quote-changes.ts';
import type { PlaceInput } from './placing.ts';
import { usePlacing } from './use-placing.ts';

/**
 * Saves the address that a visitor typed before signing in, because the server accepts a delivery only with the id of a
 * saved address.
 */
async function withSavedAddress(input: PlaceInput): Promise<PlaceInput> {
  const { type, addressId, place: _, ...request } = input.request;
  if (type !== 'delivery' || addressId !== undefined) return input;
  const saved = await saveDeviceAddress();
  return saved === null ? input : { ...input, request: { ...request, type, addressId: saved } };
}

type Paid = { readonly method: string | null; readonly payPlaced: ((orderId: number) => void) | undefined };

export function usePlaceOrder(shopId: number, draft: CheckoutDraft, { method, payPlaced }: Paid) {
  const language = useLanguage();
  return usePlacing<PlaceInput>(
    {
      subject: String(shopId),
      call: async (input, options) => api('/rest/order/place', await withSavedAddress(input), options),
      readChanged: (details) => readChangedQuote(details, (quote: Quote) => quote),
      quoteKey: ({ request }) => quoteQuery(request, language).queryKey,
      payPlaced,
      onPlaced: (orderId, { request }) => {
        markCartPlaced(shopId, orderId, request.lines);
        noteOrdered(shopId, draft, orderId);
      },
    },
    method,
  );
}
