import { isOutcomeUnknown } from '@chifan/contract/client';
import type { PaymentMethod } from '@chifan/domain/payment';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { attemptKey, forgetAttempts } from '../../../data/attempt-key.ts';
import { api, CallError } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import type { ScreenParams } from '../../../platform/navigation/navigation.ts';
import { useReplaceScreenOnOpen } from '../../../platform/navigation/replace-current-screen.ts';
import { useCheckoutCard } from './use-checkout-card.ts';

export type PayHere = ReturnType<typeof usePayHere>;

type Chosen = {
  /** The chosen payment method. null if nothing is left to pay. */
  readonly method: PaymentMethod | null;
  readonly payable: number;
};

/**
 * Pays an order by card inside the checkout (rule payment-30). A refused card leaves the guest on this screen with the
 * placed order. Other methods have their own page or sheet, and the payment screen opens it.
 */
export function usePayHere({ method, payable }: Chosen) {
  const openHere = useReplaceScreenOnOpen();
  const card = useCheckoutCard(method === 'stripe' ? payable : null);
  /** The order that was placed on this screen and that the guest pays on this screen. */
  const [orderId, setOrderId] = useState<number | null>(null);
  const leave = (id: number, how: ScreenParams) =>
    openHere('pages/shop/success/success', { orderId: String(id), ...(method ? { method } : {}), ...how });
  const paying = useMutation({
    meta: { isQuiet: true },
    mutationFn: async (id: number) => {
      const target = { orderId: id };
      const idempotencyKey = attemptKey(target, 'stripe');
      const { savesCard } = card;
      const started = await api('/rest/payment/start', { ...target, method: 'stripe', savesCard }, { idempotencyKey });
      const { clientSecret, returnUrl, maySaveCard, setup } = started.clientData ?? {};
      const isSettled = started.state === 'settled' || !clientSecret || !returnUrl;
      const { amount } = started;
      const isMaybePaid =
        isSettled || (await card.confirm({ clientSecret, returnUrl, amount, maySave: maySaveCard !== '0' }));
      // If the form offers no saved cards, only the checkout’s own option decides whether the card is saved.
      const maySave = savesCard || !card.offersSaving;
      return { isMaybePaid, ...(setup !== undefined && maySave ? { setup } : {}) };
    },
    onSuccess: ({ isMaybePaid, ...form }, id) => {
      if (isMaybePaid) leave(id, { back: '1', ...form });
    },
    onError: (error, id) => {
      if (error instanceof CallError && error.reason === 'payment_not_open') return void leave(id, { back: '1' });
      toastFailure(error);
      // Without a response, the payment may have started. Keep the idempotency key for the retry.
      if (!isOutcomeUnknown(error)) forgetAttempts({ orderId: id });
      return undefined;
    },
  });
  const pay = (id: number) => {
    setOrderId(id);
    paying.mutate(id);
  };
  return {
    card,
    orderId,
    isPaying: paying.isPending || card.isChecking,
    /**
     * Pays a newly placed order. undefined unless the guest pays by card, because other methods have their own page or
     * sheet.
     */
    payPlaced: method === 'stripe' ? pay : undefined,
    /** Pays the placed order after a refused card, also by another method. */
    payAgain: async (id: number) => {
      if (method !== 'stripe') leave(id, { start: '1' });
      else if (await card.submit()) pay(id);
    },
  };
}

const atOnce = async () => true;

/** Returns the steps of the card form before an order is placed. Other methods have no such steps. */
export const cardSteps = (method: PaymentMethod | null, { card }: Pick<PayHere, 'card'>) =>
  method === 'stripe' ? { check: card.check, submit: card.submit } : { check: atOnce, submit: atOnce };
