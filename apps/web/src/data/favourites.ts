import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import type { PlaceAndTime } from '../platform/choice/use-here.ts';
import { nextPage } from './next-page.ts';

export const favouriteIdsQuery = queryOptions({
  queryKey: ['favourite-ids'],
  queryFn: ({ signal }) => api('/rest/member/favourite/ids', {}, { signal }),
  staleTime: 300_000,
});

type FavouritesQuestion = { readonly position: PlaceAndTime; readonly language: Language };

export const favouritesQuery = ({ position, language }: FavouritesQuestion) =>
  infiniteQueryOptions({
    queryKey: ['favourites', language, position],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/member/favourite/list', { ...position, pageNo: pageParam, pageSize: 20 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
    // A shop that the guest removed stays in the list while the screen is open. A refetch on focus would hide it.
    refetchOnWindowFocus: false,
  });

/**
 * Updates the heart buttons after a favourite was saved. A request that is already running is cancelled, because its
 * response may be outdated.
 */
export async function updateFavouriteIds(queries: QueryClient, shopId: number, isFavourite: boolean): Promise<void> {
  const { queryKey } = favouriteIdsQuery;
  await queries.cancelQueries({ queryKey });
  const ids = queries.getQueryData(queryKey);
  if (ids === undefined) return queries.invalidateQueries({ queryKey });
  const others = ids.filter((id) => id !== shopId);
  queries.setQueryData(queryKey, isFavourite ? [shopId, ...others] : others);
}
