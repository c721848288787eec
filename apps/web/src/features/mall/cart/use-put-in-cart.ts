import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { invalidateMallCart } from '../../../data/mall.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { api } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { useIsSignedIn } from '../../../platform/session.ts';

type Item = { readonly productId: number; readonly number: number };

/** What a visitor meant to put into the cart: it lies there once they are back from signing in. */
let wanted: Item | null = null;

/**
 * Puts pieces into the cart. A tap whose answer got lost is sent again as it was: nothing lies there twice. `productId`:
 * the product that the screen shows, where it is one.
 */
export function usePutInCart(productId: number | null) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const isSignedIn = useIsSignedIn();
  const { mutate, isPending } = useMutation({
    mutationFn: (item: Item) =>
      sendOnce('mall.cart', item, (options) => api('/rest/member/pointsMall/shoppingCart/add', item, options)),
    onSuccess: () => toast(t`Added to your cart`, { kind: 'success' }),
    onSettled: () => invalidateMallCart(queries),
  });
  const putWanted = useEffectEvent(() => {
    if (!isSignedIn || wanted === null || wanted.productId !== productId) return;
    mutate(wanted);
    wanted = null;
  });
  useEffect(() => putWanted(), [isSignedIn]);
  const put = (item: Item) => {
    if (isSignedIn) return mutate(item);
    wanted = item;
    navigation.open('pages/internal/login/choose/choose');
    return undefined;
  };
  return { put, isPending };
}
