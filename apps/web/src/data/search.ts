import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../platform/api.ts';
import type { HomeTab } from '../platform/choice/home-of-way.ts';
import type { PlaceAndTime } from '../platform/choice/use-here.ts';

export const searchKinds = ['all', 'dish', 'shop'] as const;
export type SearchKind = (typeof searchKinds)[number];

export type SearchResults = OutputOf<'/rest/search'>;

export type Search = { readonly query: string; readonly position: PlaceAndTime; readonly language: Language };

/** Suggestions while the guest types. The previous suggestions stay visible while the next search runs. */
export const suggestionsQuery = ({ query, position, language }: Search) =>
  queryOptions({
    queryKey: ['suggestions', language, position, query],
    queryFn: ({ signal }) => api('/rest/search/suggest', { query, ...position }, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });

type Wanted = {
  readonly kind: SearchKind;
  readonly way: HomeTab;
  readonly maxPrice?: number;
  readonly minRating?: number;
  readonly deliversHere?: boolean;
};

/**
 * Search results. For `all`, the first few dishes and restaurants. For other kinds, pages of only dishes or only
 * restaurants.
 */
export const searchResultsQuery = ({ query, position, language }: Search, wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['found', language, position, query, wanted],
    queryFn: ({ signal, pageParam }) =>
      api(
        '/rest/search',
        { query, ...position, ...wanted, pageNo: pageParam, pageSize: wanted.kind === 'all' ? glance : aPage },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, pageNo) => {
      const { kind } = wanted;
      const hasMore = (kind === 'dish' && last.hasMoreDishes) || (kind === 'shop' && last.hasMoreShops);
      return hasMore && pageNo < maxPages ? pageNo + 1 : undefined;
    },
    staleTime: 60_000,
  });

const glance = 8;
const aPage = 20;
const maxPages = 20;

type Unserved = InputOf<'/rest/search/instead'>;

/** Open restaurants that serve dishes similar to those that the guest’s restaurant cannot serve now. */
export const placesInsteadQuery = (
  { position, ...unserved }: Pick<Unserved, 'shopId' | 'dishIds' | 'way'> & Pick<Search, 'position'>,
  language: Language,
) =>
  queryOptions({
    queryKey: ['places-instead', language, position, unserved],
    queryFn: ({ signal }) => api('/rest/search/instead', { ...unserved, ...position }, { signal }),
    enabled: unserved.dishIds.length > 0,
    staleTime: 60_000,
  });

export const popularQuery = (language: Language) =>
  queryOptions({
    queryKey: ['popular-searches', language],
    queryFn: ({ signal }) => api('/rest/search/popular', {}, { signal }),
    staleTime: 600_000,
  });
