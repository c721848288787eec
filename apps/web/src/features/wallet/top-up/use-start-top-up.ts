import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { sendOnce } from '../../../platform/calls/send-once.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { walletKey } from '../wallet.query.ts';

/** Opens the purchase, then leads to where it is paid. One that is not paid ends by itself after five minutes. */
export function useStartTopUp() {
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (amount: number) =>
      sendOnce('top-up', { amount }, (options) => api('/rest/wallet/topUp/start', { amount }, options)),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: walletKey });
      navigation.open('pages/shop/success/success', { purchaseId: String(id) });
    },
  });
}
