import type { OutputAt } from '@chifan/contract/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PagedQuery } from '../../lists/paged-query.ts';
import { api } from '../../platform/api.ts';

type SetMealPage = OutputAt<'/rest/platform/setMeal/list'>;
export type StaffBrand = OutputAt<'/rest/platform/brand/list'>[number];
export type StaffSetMeal = OutputAt<'/rest/platform/setMeal/show'>;

const ofBrand = (brandId: number | null) => (brandId === null ? {} : { brandId });

/** Without a brand, returns the set meals of all brands. */
export const setMealsQuery = (brandId: number | null): PagedQuery<SetMealPage> => ({
  queryKey: ['set-meals', 'list', brandId],
  load: (page, options) => api('/rest/platform/setMeal/list', { ...page, ...ofBrand(brandId) }, options),
});

/** Loads all set meals in one response, because the table shows their total. */
export const useAllSetMeals = (brandId: number | null): UseQueryResult<SetMealPage> =>
  useQuery({
    queryKey: ['set-meals', 'sales', brandId],
    queryFn: ({ signal }) => api('/rest/platform/setMeal/list', { pageNo: -1, ...ofBrand(brandId) }, { signal }),
  });

export const useSetMeal = (setMealId: number | null): UseQueryResult<StaffSetMeal | null> =>
  useQuery({
    queryKey: ['set-meals', 'set-meal', setMealId],
    queryFn: ({ signal }) =>
      setMealId === null ? null : api('/rest/platform/setMeal/show', { setMealId }, { signal }),
  });

export const useBrands = (): UseQueryResult<StaffBrand[]> =>
  useQuery({
    queryKey: ['set-meals', 'brands'],
    queryFn: ({ signal }) => api('/rest/platform/brand/list', {}, { signal }),
  });
