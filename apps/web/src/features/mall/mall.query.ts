import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../../platform/api.ts';

export type MallCategory = OutputOf<'/rest/mall/category/list'>[number];
export type ProductSort = NonNullable<InputOf<'/rest/mall/product/list'>['sort']>;
export type ProductDetail = OutputOf<'/rest/mall/product/detail'>;
export type MallPreview = OutputOf<'/rest/mall/order/preview'>;
export type MallItem = InputOf<'/rest/mall/order/preview'>['items'][number];
export type MemberAddress = OutputOf<'/rest/member/deliveryAddress/list'>['records'][number];

/** All of the mall is asked for anew when something was ordered. */
export const mallKey = ['mall'] as const;
export const cartKey = [...mallKey, 'cart'] as const;

const productsPerPage = 20;
/** How many products a row shows that scrolls sideways. */
const productsInRow = 10;

export const categoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...mallKey, 'categories', language],
    queryFn: ({ signal }) => api('/rest/mall/category/list', {}, { signal }),
  });

/** `most`: the dearest that is listed, points. */
type ProductFilter = {
  readonly categoryId?: number;
  readonly isFeatured?: boolean;
  readonly most?: number;
  readonly search?: string;
  readonly sort?: ProductSort;
};

/** Page by page. While another filter is asked for, the old products stay. */
export const productsQuery = (filter: ProductFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...mallKey, 'products', language, filter],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/mall/product/list', { pageNo: pageParam, pageSize: productsPerPage, ...filter }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, pageSize, total }) => (pageNo * pageSize < total ? pageNo + 1 : undefined),
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

/** The whole cart: it is ticked, summed and counted as one. */
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

export const addressesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['addresses', language],
    queryFn: ({ signal }) => api('/rest/member/deliveryAddress/list', { pageNo: -1 }, { signal }),
    staleTime: 0,
  });
