import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../../data/send-once.ts';
import { invalidateWallet } from '../../../data/wallet.ts';
import { api } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { unpaidPurchaseIn } from '../../../terms/payment/unpaid.ts';

/** Opens the purchase, then leads to where it is paid. One that is not paid ends by itself after five minutes. */
export function useStartTopUp() {
  const navigation = useNavigation();
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    meta: { isQuiet: true },
    mutationFn: (amount: number) =>
      sendOnce('top-up', { amount }, (options) => api('/rest/wallet/topUp/start', { amount }, options)),
    onSuccess: ({ id }) => {
      void invalidateWallet(queries);
      navigation.open('pages/shop/success/success', { purchaseId: String(id) });
    },
    onError: (failure) => {
      if (!unpaidPurchaseIn(failure)) toastFailure(failure);
    },
  });
  return { start: mutate, isStarting: isPending, unpaid: unpaidPurchaseIn(error), dismiss: reset };
}
