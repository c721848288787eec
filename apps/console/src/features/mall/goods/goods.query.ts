import type { OutputAt } from '@chifan/contract/client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

export type ProductPage = OutputAt<'/rest/platform/mall/product/list'>;
export type StaffProduct = ProductPage['records'][number];
export type StaffMallCategory = OutputAt<'/rest/platform/mall/category/list'>[number];
export type ProductView = 'on_sale' | 'off_sale' | 'low';

export const productsPerPage = 20;

type Wanted = {
  readonly view: ProductView;
  /** Empty: all of the view. */
  readonly search: string;
  readonly pageNo: number;
};

export const useProducts = ({ view, search, pageNo }: Wanted): UseQueryResult<ProductPage> =>
  useQuery({
    queryKey: ['mall-goods', 'list', view, search, pageNo],
    queryFn: ({ signal }) =>
      api(
        '/rest/platform/mall/product/list',
        { view, pageNo, pageSize: productsPerPage, ...(search === '' ? {} : { search }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
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
