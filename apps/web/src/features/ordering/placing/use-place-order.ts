import type { Language } from '@chifan/domain';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateOrders, invalidateQuotes, quoteQuery } from '../../../data/ordering.ts';
import { AskGuest, api, CallError, type OutputOf } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useReplaceHere } from '../../../platform/navigation/replace-here.ts';
import { clearCart } from '../../../terms/cart/cart.ts';
import { type PasswordProblem, passwordProblem } from '../../../terms/payment/password-problem.ts';
import { type Unpaid, unpaidOrderIn } from '../../../terms/payment/unpaid.tsx';
import { type CheckoutDraft, finishDraft } from '../checkout/checkout-draft.ts';
import type { CheckoutField } from '../checkout/checkout-problems.ts';
import { fieldOf } from '../checkout/refused-fields.ts';
import { type ChangedQuote, quoteChanges, readChangedQuote, type SeenQuote } from '../quote/quote-changes.ts';
import { forgetPlacing, noteFailure, type PlaceInput, placingOf } from './placing.ts';

type Placed = OutputOf<'/rest/order/place'>;

export type Order = { readonly input: PlaceInput; readonly seen: SeenQuote };

export type PlaceRefusal =
  | { readonly kind: 'changed'; readonly changed: ChangedQuote; readonly order: Order }
  | { readonly kind: 'password'; readonly problem: PasswordProblem }
  | { readonly kind: 'unpaid'; readonly unpaid: Unpaid }
  | { readonly kind: 'field'; readonly field: CheckoutField; readonly message: string };

/**
 * The price shown is the price paid: where it changed, the guest is asked (code 2); where only the quote had expired,
 * placing goes on automatically.
 */
export function usePlaceOrder(draft: CheckoutDraft, method: string | null) {
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const replaceHere = useReplaceHere();
  const [refusal, setRefusal] = useState<PlaceRefusal | null>(null);

  const done = ({ orderId }: Placed, shopId: number) => {
    forgetPlacing(shopId);
    void invalidateOrders(queries);
    const pay = method === null ? {} : { method, start: '1' };
    const isHere = replaceHere('pages/shop/success/success', { orderId: String(orderId), ...pay });
    if (!isHere) toast(t`Order placed`, { kind: 'success' });
    clearCart(shopId);
    finishDraft(shopId, draft);
  };
  const refuse = (error: Error, order: Order) => {
    const { request } = order.input;
    const refused = refusalOf(error, order, language);
    setRefusal(refused);
    if (refused?.kind === 'changed') {
      queries.setQueryData(quoteQuery(request, language).queryKey, refused.changed.quote);
      return;
    }
    void invalidateQuotes(queries);
    if (error instanceof CallError && error.reason === 'idempotency_key_reused') {
      forgetPlacing(request.shopId);
      toast(t`This order had already gone through. Please look at it before you order again.`, { kind: 'failure' });
      replaceHere('pages/order/index/index');
    } else if (refused?.kind !== 'password' && refused?.kind !== 'unpaid') toastFailure(error);
  };

  const { mutate, isPending } = useMutation({
    meta: { isQuiet: true },
    mutationFn: (order: Order) => send(order),
    onSuccess: (placed, { input }) => done(placed, input.request.shopId),
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

function refusalOf(error: Error, order: Order, language: Language): PlaceRefusal | null {
  const changed = error instanceof AskGuest ? readChangedQuote(error.details) : undefined;
  if (changed) return { kind: 'changed', changed, order };
  const unpaid = unpaidOrderIn(error);
  if (unpaid) return { kind: 'unpaid', unpaid };
  const problem = passwordProblem(error, language);
  if (problem) return { kind: 'password', problem };
  if (!(error instanceof CallError)) return null;
  const field = fieldOf(error.reason);
  return field ? { kind: 'field', field, message: error.message } : null;
}

async function send(order: Order, isSecond = false): Promise<Placed> {
  const placing = placingOf(order.input);
  try {
    return await api('/rest/order/place', placing.input, { idempotencyKey: placing.key });
  } catch (error) {
    noteFailure(placing, error);
    const change = error instanceof AskGuest ? readChangedQuote(error.details) : undefined;
    // Only the quote had expired: the guest has seen this very sum.
    const isSame = change && quoteChanges(order.seen, change.quote).length === 0 && change.quote.obstacles.length === 0;
    if (isSame && !isSecond) return send({ ...order, input: { ...order.input, quoteToken: change.quote.token } }, true);
    throw error;
  }
}
