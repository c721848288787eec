import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import type { PlacePosition } from '../platform/location.ts';
import { nextPage } from './next-page.ts';

export type { SetMealBranch, SetMealCard as SetMeal, SetMealDetail, SetMealPart } from '@chifan/contract/setmeal/views';

export type SetMealBrand = OutputOf<'/rest/shop/setMeal/list'>['brands'][number];

const setMealKey = ['set-meals'] as const;

/** Set meals are refetched after one minute, because vouchers sell out and branches close. */
const freshForMs = 60_000;
const pageSize = 20;
const inStrip = 10;

export type SetMealFilter = { readonly brandId?: number; readonly shopId?: number; readonly featured?: true };

type SetMealsQuestion = {
  readonly filter: SetMealFilter;
  /** null if the position is unknown. The response then contains no distances. */
  readonly position: PlacePosition | null;
  readonly language: Language;
};

/** Set meals of a brand or of all brands. The previous set meals stay visible while new set meals load. */
export const setMealsQuery = ({ filter, position, language }: SetMealsQuestion) =>
  infiniteQueryOptions({
    queryKey: [...setMealKey, 'list', language, position, filter],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/shop/setMeal/list', { ...position, ...filter, pageNo: pageParam, pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    staleTime: freshForMs,
  });

export const setMealStripQuery = ({ filter, position, language }: SetMealsQuestion) =>
  queryOptions({
    queryKey: [...setMealKey, 'strip', language, position, filter],
    queryFn: ({ signal }) => api('/rest/shop/setMeal/list', { ...position, ...filter, pageSize: inStrip }, { signal }),
    // A moving phone reports a new position every 30 seconds. Meanwhile the previous set meals stay on the screen.
    placeholderData: (last, query) => (query?.queryKey[2] === language ? last : undefined),
    staleTime: freshForMs,
  });

type SetMealQuestion = {
  readonly setMealId: number;
  readonly position: PlacePosition | null;
  readonly language: Language;
  /** Part of the query key, because the number that can still be bought depends on the member. */
  readonly isSignedIn: boolean;
};

export const setMealQuery = ({ setMealId, position, language, isSignedIn }: SetMealQuestion) =>
  queryOptions({
    queryKey: [...setMealKey, 'detail', language, setMealId, position, isSignedIn],
    queryFn: ({ signal }) => api('/rest/shop/setMeal/detail', { setMealId, ...position }, { signal }),
    placeholderData: (last) => (last?.id === setMealId ? last : undefined),
    staleTime: freshForMs,
  });
