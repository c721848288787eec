import { isOutcomeUnknown } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateMallOrders } from '../../../data/mall-order.ts';
import { invalidateOrders } from '../../../data/ordering.ts';
import { api, CallError, GuestConfirmationNeeded } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useEntryKey } from '../../../platform/navigation/navigation.ts';
import {
  useReplaceCurrentScreen,
  useReplaceScreenOnOpen,
} from '../../../platform/navigation/replace-current-screen.ts';
import { type Unpaid, unpaidOrderIn } from '../../../terms/payment/unpaid.tsx';
import { forgetPaying, forgetPlacing, type PlaceInput, payingKey, placingKey, saysTheSame } from '../unpaid/placing.ts';
import { changeDraft, finishDraft } from './checkout-draft.ts';
import { readStandings, type SeenLine } from './mall-changes.ts';

export type Order = { readonly input: PlaceInput; readonly seen: readonly SeenLine[] };
type Standings = NonNullable<ReturnType<typeof readStandings>>;

/** An order whose products have changed (response code 2). The member must accept the changes. */
export type Changed = { readonly order: Order; readonly standings: Standings };

/**
 * Places the order and pays it with one tap. If only the payment fails, the order’s screen opens, where the member can
 * pay. Going back returns to the checkout.
 */
export function usePlace() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const entry = useEntryKey();
  const openHere = useReplaceScreenOnOpen();
  const replaceHere = useReplaceCurrentScreen();
  const [changed, setChanged] = useState<Changed | null>(null);
  /** An unpaid order that the member must first pay or cancel. */
  const [other, setOther] = useState<Unpaid | null>(null);
  /**
   * A request to place an order that got no response. The order may exist, so the app sends the request again
   * unchanged.
   */
  const [unanswered, setUnanswered] = useState<Order | null>(null);
  const askAnew = () => Promise.all([invalidateMallOrders(queries), invalidateOrders(queries)]);
  const { mutate, isPending } = useMutation({
    meta: { isQuiet: true },
    mutationFn: placeAndPay,
    onSuccess: ({ orderId, failure }) => {
      const order = ['pages/internal/mall/order/detail/detail', { orderId: String(orderId) }] as const;
      if (failure === null) {
        finishDraft();
        replaceHere(...order);
        toast(t`Redeemed. We’re packing your parcel.`, { kind: 'success' });
      } else {
        changeDraft({ placed: { orderId, entry } });
        openHere(...order);
        toastFailure(failure);
      }
    },
    onError: (error, order) => {
      if (isOutcomeUnknown(error)) setUnanswered(order);
      const standings = error instanceof GuestConfirmationNeeded ? readStandings(error.details) : undefined;
      if (standings) return setChanged({ order, standings });
      const waiting = unpaidOrderIn(error);
      if (waiting) return setOther(waiting);
      if (error instanceof CallError && error.reason === 'idempotency_key_reused') {
        forgetPlacing();
        toast(t`This order already went through. Check it before you order again.`, { kind: 'failure' });
        replaceHere('pages/order/index/index');
      } else toastFailure(error);
      return undefined;
    },
    onSettled: () => void askAnew(),
  });
  const place = (order: Order) => {
    setChanged(null);
    setOther(null);
    setUnanswered(null);
    mutate(unanswered && saysTheSame(unanswered.input, order.input) ? unanswered : order);
  };
  return {
    place,
    isPlacing: isPending,
    isUnanswered: unanswered !== null,
    changed,
    other,
    dismiss: () => {
      setChanged(null);
      setOther(null);
    },
    /**
     * Gives up the unanswered request, so that the next attempt places a new order instead of repeating the request.
     */
    forget: () => {
      setUnanswered(null);
      forgetPlacing();
    },
  };
}

async function placeAndPay({ input }: Order): Promise<{ readonly orderId: number; readonly failure: unknown }> {
  const { orderId } = await api('/rest/mall/order/place', input, { idempotencyKey: placingKey() });
  forgetPlacing();
  try {
    await pay(orderId);
    return { orderId, failure: null };
  } catch (failure) {
    return { orderId, failure };
  }
}

/** Pays the order. Without a response, repeats the request once with the same idempotency key. */
async function pay(orderId: number, isSecond = false): Promise<void> {
  try {
    await api('/rest/mall/order/pay', { orderId }, { idempotencyKey: payingKey(orderId) });
    forgetPaying(orderId);
  } catch (error) {
    if (isSecond || !isOutcomeUnknown(error)) throw error;
    await pay(orderId, true);
  }
}
