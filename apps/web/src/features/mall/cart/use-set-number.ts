import type { MallCartItem } from '@chifan/contract/mall';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateMallCart, updateMallCart } from '../../../data/mall.ts';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';

const mutationKey = ['mall-cart-number'];

type Change = Pick<MallCartItem, 'id' | 'number'>;

/** Says how many the cart holds: on screen at once, on the server tap after tap; it is asked again after the last. */
export function useSetNumber() {
  const queries = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationKey,
    // One after the other, so that the last tap is what the server keeps.
    scope: { id: 'mall-cart' },
    mutationFn: (change: Change) => api('/rest/member/pointsMall/shoppingCart/update', change),
    onMutate: ({ id, number }) =>
      updateMallCart(queries, language, (items) => items.map((item) => (item.id === id ? { ...item, number } : item))),
    onSettled: async () => {
      if (queries.isMutating({ mutationKey }) === 1) await invalidateMallCart(queries);
    },
  });
}
