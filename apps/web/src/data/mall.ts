import type { MallCartItem } from '@chifan/contract/mall/views';
import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../platform/api.ts';
import { nextPage } from './next-page.ts';

export type MallCategory = OutputOf<'/rest/mall/category/list'>[number];
export type ProductSort = NonNullable<InputOf<'/rest/mall/product/list'>['sort']>;
export type ProductDetail = OutputOf<'/rest/mall/product/detail'>;
export type MallPreview = OutputOf<'/rest/mall/order/preview'>;
export type MallItem = InputOf<'/rest/mall/order/preview'>['items'][number];

const mallKey = ['mall'] as const;
const cartKey = [...mallKey, 'cart'] as const;

const productsPerPage = 20;
const productsInRow = 10;

export const categoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...mallKey, 'categories', language],
    queryFn: ({ signal }) => api('/rest/mall/category/list', {}, { signal }),
  });

/** `most`: the maximum price in points. */
type ProductFilter = {
  readonly categoryId?: number;
  readonly isFeatured?: boolean;
  readonly most?: number;
  readonly search?: string;
  readonly sort?: ProductSort;
};

/** The previous products stay visible while another filter loads. */
export const productsQuery = (filter: ProductFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...mallKey, 'products', language, filter],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/mall/product/list', { pageNo: pageParam, pageSize: productsPerPage, ...filter }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

export const productRowQuery = (filter: ProductFilter, language: Language) =>
  queryOptions({
    queryKey: [...mallKey, 'row', language, filter],
    queryFn: async ({ signal }) =>
      (await api('/rest/mall/product/list', { pageSize: productsInRow, ...filter }, { signal })).records,
  });

export const productQuery = (productId: number, language: Language) =>
  queryOptions({
    queryKey: [...mallKey, 'product', language, productId],
    queryFn: ({ signal }) => api('/rest/mall/product/detail', { productId }, { signal }),
    staleTime: 0,
  });

export const cartQuery = (language: Language) =>
  queryOptions({
    queryKey: [...cartKey, language],
    queryFn: async ({ signal }) =>
      (await api('/rest/member/pointsMall/shoppingCart/list', { pageNo: -1 }, { signal })).records,
    staleTime: 0,
  });

export const previewQuery = (items: readonly MallItem[], language: Language) =>
  queryOptions({
    queryKey: [...mallKey, 'preview', language, items],
    queryFn: ({ signal }) => api('/rest/mall/order/preview', { items: [...items] }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const invalidateMall = (queries: QueryClient) => queries.invalidateQueries({ queryKey: mallKey });

export const invalidateMallCart = (queries: QueryClient) => queries.invalidateQueries({ queryKey: cartKey });

/** Shows the changed cart at once, until the server has responded. */
export async function updateMallCart(
  queries: QueryClient,
  language: Language,
  change: (items: MallCartItem[]) => MallCartItem[],
): Promise<void> {
  await queries.cancelQueries({ queryKey: cartKey });
  queries.setQueryData(cartQuery(language).queryKey, (items) => items && change(items));
}
