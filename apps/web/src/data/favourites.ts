import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import type { PlacePosition } from '../platform/location.ts';
import { nextPage } from './next-page.ts';

/** For the hearts on cards. */
export const favouriteIdsQuery = queryOptions({
  queryKey: ['favourite-ids'],
  queryFn: ({ signal }) => api('/rest/member/favourite/ids', {}, { signal }),
  staleTime: 300_000,
});

type FavouritesQuestion = { readonly position: PlacePosition; readonly language: Language };

/** The member's favourite shops, the newest first, page by page. */
export const favouritesQuery = ({ position, language }: FavouritesQuestion) =>
  infiniteQueryOptions({
    queryKey: ['favourites', language, position],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/member/favourite/list', { ...position, pageNo: pageParam, pageSize: 20 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
    // What was taken out stays in its place while the list is open.
    refetchOnWindowFocus: false,
  });

/** A shop was put among the favourites or taken out: the hearts follow without asking the server. */
export const updateFavouriteIds = (queries: QueryClient, shopId: number, isFavourite: boolean) =>
  queries.setQueryData(favouriteIdsQuery.queryKey, (ids) => {
    const others = ids?.filter((id) => id !== shopId) ?? [];
    return isFavourite ? [shopId, ...others] : others;
  });
