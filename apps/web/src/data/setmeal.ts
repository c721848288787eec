import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import type { PlacePosition } from '../platform/location.ts';
import { nextPage } from './next-page.ts';

export type { SetMealBranch, SetMealCard as SetMeal, SetMealDetail, SetMealPart } from '@chifan/contract/setmeal/views';

export type SetMealBrand = OutputOf<'/rest/shop/setMeal/list'>['brands'][number];

const setMealKey = ['set-meals'] as const;

/** Vouchers sell out and branches close while a guest reads. */
const freshForMs = 60_000;
const pageSize = 20;
const inStrip = 10;

export type SetMealFilter = { readonly brandId?: number; readonly shopId?: number; readonly featured?: true };

type SetMealsQuestion = {
  readonly filter: SetMealFilter;
  /** null: unknown, so the answer has no distances. */
  readonly position: PlacePosition | null;
  readonly language: Language;
};

/** The old set meals stay while those of another brand load. */
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
    // A moving phone reports a new position every 30 s, so the old strip stays on screen.
    placeholderData: (last, query) => (query?.queryKey[2] === language ? last : undefined),
    staleTime: freshForMs,
  });

type SetMealQuestion = {
  readonly setMealId: number;
  readonly position: PlacePosition | null;
  readonly language: Language;
  /** The remaining purchase limit depends on the member. */
  readonly isSignedIn: boolean;
};

export const setMealQuery = ({ setMealId, position, language, isSignedIn }: SetMealQuestion) =>
  queryOptions({
    queryKey: [...setMealKey, 'detail', language, setMealId, position, isSignedIn],
    queryFn: ({ signal }) => api('/rest/shop/setMeal/detail', { setMealId, ...position }, { signal }),
    placeholderData: (last) => (last?.id === setMealId ? last : undefined),
    staleTime: freshForMs,
  });
