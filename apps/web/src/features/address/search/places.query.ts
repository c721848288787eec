import type { Language } from '@chifan/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../../../platform/api.ts';
import type { PlacePosition } from '../../../platform/location.ts';

export type FoundPlace = OutputOf<'/rest/place/search'>['places'][number];

export type PlaceSearch = {
  readonly keyword: string;
  /** Near which the search begins. */
  readonly position: PlacePosition;
  /** Only within this city, where the guest has said one. */
  readonly cityCode: string | null;
};

/** While the next letters are looked for, what was found for the earlier ones stays. */
export const placesQuery = ({ keyword, position, cityCode }: PlaceSearch, language: Language) =>
  queryOptions({
    queryKey: ['places', language, keyword, position, cityCode],
    queryFn: ({ signal }) =>
      api('/rest/place/search', { ...position, keyword, ...(cityCode === null ? {} : { cityCode }) }, { signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
