import type { OutputAt } from '@chifan/contract/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PagedQuery } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';

export type ProductPage = OutputAt<'/rest/platform/mall/product/list'>;
export type StaffProduct = ProductPage['records'][number];
export type StaffMallCategory = OutputAt<'/rest/platform/mall/category/list'>[number];
export type ProductView = 'on_sale' | 'off_sale' | 'low';

/** Searches the products of one tab of the product list. An empty search returns all products of the tab. */
export const productsQuery = (view: ProductView, search: string): PagedQuery<ProductPage> => ({
  queryKey: ['mall-goods', 'list', view, search],
  load: (page, options) =>
    api('/rest/platform/mall/product/list', { view, ...page, ...(search === '' ? {} : { search }) }, options),
});

export const useProduct = (productId: number | null): UseQueryResult<StaffProduct | null> =>
  useQuery({
    queryKey: ['mall-goods', 'product', productId],
    queryFn: ({ signal }) =>
      productId === null ? null : api('/rest/platform/mall/product/detail', { productId }, { signal }),
  });

export const useMallCategories = (): UseQueryResult<StaffMallCategory[]> =>
  useQuery({
    queryKey: ['mall-goods', 'categories'],
    queryFn: ({ signal }) => api('/rest/platform/mall/category/list', {}, { signal }),
  });
