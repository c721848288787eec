import type { Language } from '@chifan/domain';
import type { RestaurantType, ShopType } from '@chifan/domain/catalogue';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { homeShopsInput } from '../../../platform/early-answer.ts';
import type { PlacePosition } from '../../../platform/location.ts';

export type ShopFilter = {
  readonly type?: ShopType | undefined;
  readonly cuisine?: RestaurantType | undefined;
  readonly openNow?: boolean;
  readonly deliversHere?: boolean;
};

/** Shops open and close by the minute. */
const freshForMs = 60_000;
const pageSize = 20;

/** Only what is asked for is said: without a filter the question is the one that the page itself asks before the app has loaded. */
const askedFor = ({ type, cuisine, openNow, deliversHere }: ShopFilter) => ({
  ...(type ? { type } : {}),
  ...(cuisine ? { cuisine } : {}),
  ...(openNow ? { openNow } : {}),
  ...(deliversHere ? { deliversHere } : {}),
});

/** The nearest twenty. */
export const nearestShopsQuery = (position: PlacePosition, filter: ShopFilter, language: Language) =>
  queryOptions({
    queryKey: ['nearest-shops', language, position, filter],
    queryFn: ({ signal }) => api('/rest/shop/nearby', { ...homeShopsInput(position), ...askedFor(filter) }, { signal }),
    staleTime: freshForMs,
    refetchInterval: freshForMs,
  });

/** All of them, page by page. */
export const allShopsQuery = (position: PlacePosition, filter: ShopFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['all-shops', language, position, filter],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/shop/nearby', { ...position, pageNo: pageParam, pageSize, ...askedFor(filter) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => (page.hasMore ? page.pageNo + 1 : undefined),
    staleTime: freshForMs,
  });
