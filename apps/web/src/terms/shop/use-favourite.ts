import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { favouriteIdsQuery, updateFavouriteIds } from '../../data/favourites.ts';
import { api } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../platform/session/session.ts';

/** The shop that a visitor marked as favourite. The app saves the favourite after the visitor signs in. */
let wantedShop: number | null = null;

type Favourite = { readonly isFavourite: boolean; readonly isBusy: boolean; readonly turn: () => void };

/** State and toggle of a favourite shop. A visitor must sign in first. */
export function useFavourite(shopId: number): Favourite {
  const isSignedIn = useIsSignedIn();
  const navigation = useNavigation();
  const { data: favourites } = useQuery({ ...favouriteIdsQuery, enabled: isSignedIn });
  const { mutate, isPending } = useSetFavourite();
  const isFavourite = isSignedIn && (favourites?.includes(shopId) ?? false);
  const keepWanted = useEffectEvent(() => {
    if (!isSignedIn || wantedShop !== shopId) return;
    wantedShop = null;
    mutate({ shopId, isFavourite: true });
  });
  useEffect(() => keepWanted(), [isSignedIn]);
  const turn = () => {
    if (isSignedIn) return mutate({ shopId, isFavourite: !isFavourite });
    wantedShop = shopId;
    navigation.open('pages/internal/login/choose/choose');
    return undefined;
  };
  return { isFavourite, isBusy: isPending, turn };
}

/** Saves a favourite. The heart buttons change after the server has saved it. */
export function useSetFavourite() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: { readonly shopId: number; readonly isFavourite: boolean }) =>
      api('/rest/member/favourite/set', request),
    onSuccess: async (_kept, { shopId, isFavourite }) => {
      await updateFavouriteIds(queries, shopId, isFavourite);
      toast(isFavourite ? t`Added to favourites` : t`Removed from favourites`, { kind: 'success' });
    },
  });
}
