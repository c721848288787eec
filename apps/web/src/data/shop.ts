import type { ShopSort } from '@chifan/contract/catalogue/views';
import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../platform/api.ts';
import type { PlaceAndTime } from '../platform/choice/use-here.ts';
import { nextPage } from './next-page.ts';

/**
 * Filter of the shop list. Unset fields are omitted, because the first request of the home screen must equal the
 * request that the boot script has already sent.
 */
export type ShopFilter = Omit<InputOf<'/rest/shop/map'>, 'south' | 'west' | 'north' | 'east'>;

/** Shops open and close by the minute, so the list is refetched after one minute. */
const freshForMs = 60_000;
const pageSize = 20;

type ListQuestion = {
  readonly position: PlaceAndTime;
  readonly filter: ShopFilter;
  readonly sort: ShopSort;
  readonly language: Language;
};

export const allShopsQuery = ({ position, filter, sort, language }: ListQuestion) =>
  infiniteQueryOptions({
    queryKey: ['all-shops', language, position, filter, sort],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/shop/nearby', { ...position, pageNo: pageParam, pageSize, ...filter, sort }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => (page.hasMore ? page.pageNo + 1 : undefined),
    staleTime: freshForMs,
  });

export type MapArea = { readonly south: string; readonly west: string; readonly north: string; readonly east: string };

/** Shops in an area of the map. Shops of the previous area stay visible until the new shops are loaded. */
export const shopsOnMapQuery = (area: MapArea, filter: ShopFilter, language: Language) =>
  queryOptions({
    queryKey: ['shops-on-map', language, area, filter],
    queryFn: ({ signal }) => api('/rest/shop/map', { ...area, ...filter }, { signal }),
    staleTime: freshForMs,
    placeholderData: (last) => last,
  });

type BranchesQuestion = { readonly brandId: number; readonly position: PlaceAndTime; readonly language: Language };

export const brandBranchesQuery = ({ brandId, position, language }: BranchesQuestion) =>
  infiniteQueryOptions({
    queryKey: ['brand-branches', language, brandId, position],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/shop/branches', { brandId, ...position, pageNo: pageParam, pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: freshForMs,
  });

export type ShopDetails = OutputOf<'/rest/shop/details'>;

export const shopDetailsQuery = (shopId: number, position: PlaceAndTime, language: Language) =>
  queryOptions({
    queryKey: ['shop-details', language, shopId, position],
    queryFn: ({ signal }) => api('/rest/shop/details', { shopId, ...position }, { signal }),
    staleTime: freshForMs,
  });
