import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../../data/send-once.ts';
import { invalidateWallet } from '../../../data/wallet.ts';
import { api } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation.ts';

/** Opens the purchase, then leads to where it is paid. One that is not paid ends by itself after five minutes. */
export function useStartTopUp() {
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (amount: number) =>
      sendOnce('top-up', { amount }, (options) => api('/rest/wallet/topUp/start', { amount }, options)),
    onSuccess: ({ id }) => {
      void invalidateWallet(queries);
      navigation.open('pages/shop/success/success', { purchaseId: String(id) });
    },
  });
}
