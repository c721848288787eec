import { isUnanswered } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api, newIdempotencyKey } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { useIsSignedIn } from '../../../platform/session.ts';
import { cartKey } from '../mall.query.ts';

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
  const unanswered = useRef<{ readonly says: string; readonly key: string } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (item: Item) => {
      const says = JSON.stringify(item);
      const key = unanswered.current?.says === says ? unanswered.current.key : newIdempotencyKey();
      unanswered.current = { says, key };
      try {
        return await api('/rest/member/pointsMall/shoppingCart/add', item, { idempotencyKey: key });
      } catch (error) {
        if (!isUnanswered(error)) unanswered.current = null;
        throw error;
      }
    },
    onSuccess: () => {
      unanswered.current = null;
      toast(t`Added to your cart`, { kind: 'success' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: cartKey }),
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
