import type { Receipt } from '@chifan/contract/ordering';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskGuest, api, CallError, type OutputOf } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { clearCart } from '../../../platform/cart.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { type CheckoutDraft, finishDraft } from '../checkout/checkout-draft.ts';
import { quoteQuery } from '../ordering.query.ts';
import { type ChangedQuote, quoteChanges, readChangedQuote } from '../quote/quote-changes.ts';
import { forgetPlacing, noteFailure, type PlaceInput, placingOf } from './placing.ts';

type Placed = OutputOf<'/rest/order/place'>;

export type Order = { readonly input: PlaceInput; readonly seen: Receipt };

/** What came back instead of an order. */
export type PlaceRefusal =
  | { readonly kind: 'changed'; readonly change: ChangedQuote; readonly order: Order }
  | { readonly kind: 'password' | 'phone'; readonly message: string };

/**
 * Places the order: the price that was seen is the price that is paid. Where it changed, the guest is asked (code 2);
 * where only the quote had grown old and the price stands, it goes on by itself.
 */
export function usePlaceOrder(draft: CheckoutDraft, method: string | null) {
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const [refusal, setRefusal] = useState<PlaceRefusal | null>(null);

  const done = ({ orderId }: Placed, shopId: number) => {
    forgetPlacing(shopId);
    void queries.invalidateQueries({ queryKey: ['orders'] });
    navigation.replace('pages/shop/success/success', { orderId: String(orderId), ...(method ? { method } : {}) });
    clearCart(shopId);
    finishDraft(shopId, draft);
  };
  const refuse = (error: Error, order: Order) => {
    const change = error instanceof AskGuest ? readChangedQuote(error.details) : undefined;
    const { wish } = order.input;
    if (change) {
      queries.setQueryData(quoteQuery(wish, language).queryKey, change.quote);
      setRefusal({ kind: 'changed', change, order });
      return;
    }
    void queries.invalidateQueries({ queryKey: ['quote'] });
    const reason = error instanceof CallError ? error.reason : undefined;
    if (reason === 'idempotency_key_reused') {
      forgetPlacing(wish.shopId);
      toast(t`This order had already gone through. Please look at it before you order again.`, { kind: 'failure' });
      navigation.replace('pages/order/index/index');
    } else if (reason?.startsWith('payment_password')) setRefusal({ kind: 'password', message: error.message });
    else if (reason === 'phone_invalid') setRefusal({ kind: 'phone', message: error.message });
    else toastFailure(error);
  };

  const { mutate, isPending } = useMutation({
    meta: { isQuiet: true },
    mutationFn: (order: Order) => send(order),
    onSuccess: (placed, { input }) => done(placed, input.wish.shopId),
    onError: refuse,
  });
  return {
    place: (order: Order) => {
      setRefusal(null);
      mutate(order);
    },
    isPlacing: isPending,
    refusal,
    dismiss: () => setRefusal(null),
  };
}

async function send(order: Order, isSecond = false): Promise<Placed> {
  const placing = placingOf(order.input);
  try {
    return await api('/rest/order/place', placing.input, { idempotencyKey: placing.key });
  } catch (error) {
    noteFailure(placing, error);
    const change = error instanceof AskGuest ? readChangedQuote(error.details) : undefined;
    // Nothing has changed but the clock: the guest has seen this very sum.
    if (change && !isSecond && quoteChanges(order.seen, change.quote.receipt).length === 0)
      return send({ ...order, input: { ...order.input, quoteToken: change.quote.token } }, true);
    throw error;
  }
}
