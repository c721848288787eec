import type { ShopSort } from '@chifan/contract/catalogue';
import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, type InputOf } from '../../../platform/api.ts';
import { homeShopsInput } from '../../../platform/early-answer.ts';
import type { PlacePosition } from '../../../platform/location.ts';

/** What a list of shops is narrowed by. Only what is set is said: the home's first question is the one that its page asks. */
export type ShopFilter = Omit<InputOf<'/rest/shop/map'>, 'south' | 'west' | 'north' | 'east'>;

/** Shops open and close by the minute. */
const freshForMs = 60_000;
const pageSize = 20;

/** The nearest twenty. */
export const nearestShopsQuery = (position: PlacePosition, filter: ShopFilter, language: Language) =>
  queryOptions({
    queryKey: ['nearest-shops', language, position, filter],
    queryFn: ({ signal }) => api('/rest/shop/nearby', { ...homeShopsInput(position), ...filter }, { signal }),
    staleTime: freshForMs,
    refetchInterval: freshForMs,
    // A phone that is carried along tells another place every half a minute: the list does not go blank for that.
    placeholderData: (last, query) =>
      query?.queryKey[1] === language && isSameFilter(query.queryKey[3], filter) ? last : undefined,
  });

const isSameFilter = (one: unknown, other: ShopFilter) => JSON.stringify(one) === JSON.stringify(other);

type ListQuestion = {
  readonly position: PlacePosition;
  readonly filter: ShopFilter;
  readonly sort: ShopSort;
  readonly language: Language;
};

/** All of them, page by page. */
export const allShopsQuery = ({ position, filter, sort, language }: ListQuestion) =>
  infiniteQueryOptions({
    queryKey: ['all-shops', language, position, filter, sort],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/shop/nearby', { ...position, pageNo: pageParam, pageSize, ...filter, sort }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => (page.hasMore ? page.pageNo + 1 : undefined),
    staleTime: freshForMs,
  });
