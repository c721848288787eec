import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateOrder } from '../../../data/ordering.ts';
import { AskGuest, api, type InputOf } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useNavigation } from '../../../platform/navigation.ts';

/** Sends the order elsewhere; a far place asks first (`farDistance` of its error), any other refusal is said. */
export function useReplaceAddress() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (asked: InputOf<'/rest/order/address/replace'>) => api('/rest/order/address/replace', asked),
    onSuccess: () => {
      void invalidateOrder(queries);
      toast(t`The food goes to the new address`, { kind: 'success' });
      navigation.back();
    },
    onError: (error) => {
      if (!(error instanceof AskGuest)) toastFailure(error);
    },
  });
}
