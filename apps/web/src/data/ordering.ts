import type { Language } from '@chifan/domain';
import { isFinalOrderState, type OrderGroup, type OrderState } from '@chifan/domain/ordering';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../platform/api.ts';
import { nextPage } from './next-page.ts';

const quoteKey = ['quote'] as const;
const ordersKey = ['orders'] as const;
const orderKey = ['order'] as const;

export type OrderRequest = InputOf<'/rest/order/quote'>;
export type OrderPage = OutputOf<'/rest/order/list'>;
export type OrderCard = OrderPage['records'][number];
export type OrderDetail = OutputOf<'/rest/order/detail'>;

/** A new quote is fetched this long before the old one expires, so that no guest sees an expired price. */
const renewBeforeMs = 20_000;
const soonestRenewalMs = 5_000;
/** Polled beside live updates, in case their connection does not get through. */
const watchOrderMs = 20_000;
const ordersPerPage = 20;

/** While a new quote is fetched the old one stays on screen, as placeholder data. */
export const quoteQuery = (request: OrderRequest, language: Language) =>
  queryOptions({
    queryKey: [...quoteKey, language, request],
    queryFn: ({ signal }) => api('/rest/order/quote', request, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(soonestRenewalMs, Date.parse(data.expiresAt) - Date.now() - renewBeforeMs) : false,
  });

type OrderFilter = { readonly group?: OrderGroup; readonly state?: OrderState; readonly search?: string };

export const ordersQuery = (filter: OrderFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, language, filter],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/order/list', { pageNo: pageParam, pageSize: ordersPerPage, ...filter }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const orderQuery = (orderId: number, language: Language) =>
  queryOptions({
    queryKey: [...orderKey, language, orderId],
    queryFn: ({ signal }) => api('/rest/order/detail', { orderId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isFinalOrderState(data.state) ? watchOrderMs : false),
  });

export const invalidateQuotes = (queries: QueryClient) => queries.invalidateQueries({ queryKey: quoteKey });

export const invalidateOrders = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ordersKey });

export const invalidateOrder = (queries: QueryClient, orderId?: number) =>
  queries.invalidateQueries({
    queryKey: orderKey,
    predicate: ({ queryKey }) => orderId === undefined || queryKey[2] === orderId,
  });
