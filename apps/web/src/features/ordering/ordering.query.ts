import type { Language } from '@chifan/domain';
import { isFinalOrderState, type OrderGroup, type OrderState } from '@chifan/domain/ordering';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../../platform/api.ts';
import type { PlacePosition } from '../../platform/location.ts';

export type OrderRequest = InputOf<'/rest/order/quote'>;
export type OrderPage = OutputOf<'/rest/order/list'>;
export type OrderCard = OrderPage['records'][number];
export type OrderDetail = OutputOf<'/rest/order/detail'>;
export type MemberAddress = OutputOf<'/rest/member/deliveryAddress/list'>['records'][number];

/** A new quote is fetched this long before the old one ends, so that nobody is told that a price has expired. */
const renewBeforeMs = 20_000;
const soonestRenewalMs = 5_000;
/** Beside live updates, in case their connection does not get through. */
const watchOrderMs = 20_000;
const ordersPerPage = 20;

/** What the order would cost now. While a new one is fetched the old one stays on screen, as placeholder data. */
export const quoteQuery = (request: OrderRequest, language: Language) =>
  queryOptions({
    queryKey: ['quote', language, request],
    queryFn: ({ signal }) => api('/rest/order/quote', request, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(soonestRenewalMs, Date.parse(data.expiresAt) - Date.now() - renewBeforeMs) : false,
  });

export const addressesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['addresses', language],
    queryFn: ({ signal }) => api('/rest/member/deliveryAddress/list', { pageNo: -1 }, { signal }),
    staleTime: 0,
  });

/** The menu that the cart is laid beside; the menu's own screen shares it. */
export const menuForCartQuery = (shopId: number, position: PlacePosition, language: Language) =>
  queryOptions({
    queryKey: ['shop-menu', language, shopId, position],
    queryFn: ({ signal }) => api('/rest/shop/menu', { shopId, ...position }, { signal }),
    staleTime: 60_000,
  });

type OrderFilter = { readonly group?: OrderGroup; readonly state?: OrderState; readonly search?: string };

export const ordersQuery = (filter: OrderFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['orders', language, filter],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/order/list', { pageNo: pageParam, pageSize: ordersPerPage, ...filter }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => (page.pageNo * page.pageSize < page.total ? page.pageNo + 1 : undefined),
    staleTime: 0,
  });

export const orderQuery = (orderId: number, language: Language) =>
  queryOptions({
    queryKey: ['order', language, orderId],
    queryFn: ({ signal }) => api('/rest/order/detail', { orderId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isFinalOrderState(data.state) ? watchOrderMs : false),
  });
