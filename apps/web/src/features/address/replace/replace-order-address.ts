import type { Language } from '@chifan/domain';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { AskGuest, api, type InputOf, type OutputOf } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useNavigation } from '../../../platform/navigation.ts';

export type OrderToSend = OutputOf<'/rest/order/detail'>;

/** The same order, under the same key, as its own page shows. */
export const orderToSendQuery = (orderId: number, language: Language) =>
  queryOptions({
    queryKey: ['order', language, orderId],
    queryFn: ({ signal }) => api('/rest/order/detail', { orderId }, { signal }),
    staleTime: 0,
  });

/** Sends the order elsewhere; a far place asks first (`farDistance` of its error), any other refusal is said. */
export function useReplaceAddress() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (asked: InputOf<'/rest/order/address/replace'>) => api('/rest/order/address/replace', asked),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['order'] });
      toast(t`The food goes to the new address`, { kind: 'success' });
      navigation.back();
    },
    onError: (error) => {
      if (!(error instanceof AskGuest)) toastFailure(error);
    },
  });
}
