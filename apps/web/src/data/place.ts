import type { PlaceAddress } from '@chifan/contract/address/place-views';
import type { Language } from '@chifan/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import type { PlacePosition } from '../platform/location.ts';

export type { PlaceAddress } from '@chifan/contract/address/place-views';

export type RegionLevel = OutputOf<'/rest/place/regions'>['level'];
export type Region = OutputOf<'/rest/place/regions'>['regions'][number];
export type FoundPlace = OutputOf<'/rest/place/search'>['places'][number];

/**
 * The regions inside the region `parentCode`, or all provinces if `parentCode` is null. Regions change every few years,
 * so the app fetches them once per visit.
 */
export const regionsQuery = (parentCode: string | null, language: Language) =>
  queryOptions({
    queryKey: ['regions', language, parentCode],
    queryFn: ({ signal }) =>
      api('/rest/place/regions', parentCode === null ? {} : { parentCode }, { signal, isGet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type PlaceSearch = {
  readonly keyword: string;
  readonly position: PlacePosition;
  readonly cityCode: string | null;
};

/** Places found by name. The previous results stay visible while the next search runs. */
export const placesQuery = ({ keyword, position, cityCode }: PlaceSearch, language: Language) =>
  queryOptions({
    queryKey: ['places', language, keyword, position, cityCode],
    queryFn: ({ signal }) =>
      api('/rest/place/search', { ...position, keyword, ...(cityCode === null ? {} : { cityCode }) }, { signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });

export const placeAddressQuery = (position: PlacePosition, language: Language) =>
  queryOptions<PlaceAddress>({
    queryKey: ['place-address', language, position],
    queryFn: ({ signal }) => api('/rest/place/reverse', position, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
