import type { MallCartItem } from '@chifan/contract/mall/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateMallCart, updateMallCart } from '../../../data/mall.ts';
import { api, newIdempotencyKey } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';

export type RemoveFromCart = ReturnType<typeof useRemoveFromCart>;

type Removed = { readonly items: readonly MallCartItem[]; readonly idempotencyKey: string };

/** Removes products from the cart on the screen at once. `putBack` undoes the last removal. */
export function useRemoveFromCart() {
  const queries = useQueryClient();
  const language = useLanguage();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const askAnew = () => invalidateMallCart(queries);
  const remove = useMutation({
    scope: { id: 'mall-cart' },
    mutationFn: (items: readonly MallCartItem[]) =>
      api('/rest/member/pointsMall/shoppingCart/delete', { ids: items.map(({ id }) => id) }),
    onMutate: async (items) => {
      setRemoved({ items, idempotencyKey: newIdempotencyKey() });
      await updateMallCart(queries, language, (all) => all.filter(({ id }) => !items.some((item) => item.id === id)));
    },
    onError: () => setRemoved(null),
    onSettled: askAnew,
  });
  const putBack = useMutation({
    scope: { id: 'mall-cart' },
    // A second tap on “Undo” sends the same idempotency keys, so the server adds no product twice.
    mutationFn: async ({ items, idempotencyKey }: Removed) => {
      for (const { productId, number } of items) {
        const key = { idempotencyKey: `${idempotencyKey}-${productId}` };
        await api('/rest/member/pointsMall/shoppingCart/add', { productId, number }, key);
      }
    },
    onSuccess: () => setRemoved(null),
    onSettled: askAnew,
  });
  return {
    removed: removed?.items ?? [],
    remove: remove.mutate,
    undo: () => removed !== null && putBack.mutate(removed),
    isPuttingBack: putBack.isPending,
  };
}
