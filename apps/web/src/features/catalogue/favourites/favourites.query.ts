import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';

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
    getNextPageParam: (page) => (page.pageNo * page.pageSize < page.total ? page.pageNo + 1 : undefined),
    staleTime: 0,
    // What was taken out stays in its place while the list is open.
    refetchOnWindowFocus: false,
  });
