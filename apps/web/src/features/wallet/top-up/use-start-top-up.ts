import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { walletKey } from '../wallet.query.ts';

/** Opens the purchase, then leads to where it is paid. A second tap of the same try finds the first. */
export function useStartTopUp() {
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (amount: number) =>
      api('/rest/wallet/topUp/start', { amount }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: walletKey });
      navigation.open('pages/shop/success/success', { purchaseId: String(id) });
    },
  });
}
