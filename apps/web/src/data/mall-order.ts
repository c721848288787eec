import type { Language } from '@chifan/domain';
import { isFinalOrderState, type OrderGroup } from '@chifan/domain/ordering';
import { isFinalRefundState } from '@chifan/domain/refund';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { invalidateMall } from './mall.ts';
import { nextPage } from './next-page.ts';
import { invalidateWallet } from './wallet.ts';

const ordersKey = ['mall-orders'] as const;
const orderKey = ['mall-order'] as const;
const previewKey = ['mall-refund-preview'] as const;
const refundKey = ['mall-refund'] as const;

export type MallOrderPage = OutputOf<'/rest/mall/order/list'>;
export type MallOrderCard = MallOrderPage['records'][number];
export type MallOrder = OutputOf<'/rest/mall/order/detail'>;
export type MallRefund = OutputOf<'/rest/mall/refund/progress'>;
export type MallRefundPreview = OutputOf<'/rest/mall/refund/preview'>;

/** Polling interval, in case the connection for live updates fails. */
const watchMs = 20_000;
const ordersPerPage = 20;

type OrderFilter = { readonly group?: OrderGroup; readonly search?: string };

export const mallOrdersQuery = (filter: OrderFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, language, filter],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/mall/order/list', { pageNo: pageParam, pageSize: ordersPerPage, ...filter }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const mallOrderQuery = (orderId: number, language: Language) =>
  queryOptions({
    queryKey: [...orderKey, language, orderId],
    queryFn: ({ signal }) => api('/rest/mall/order/detail', { orderId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isFinalOrderState(data.state) ? watchMs : false),
  });

export const mallRefundPreviewQuery = (orderId: number, language: Language) =>
  queryOptions({
    queryKey: [...previewKey, language, orderId],
    queryFn: ({ signal }) => api('/rest/mall/refund/preview', { orderId }, { signal }),
    staleTime: 0,
    gcTime: 60_000,
  });

export type MallRefundQueryInput = { readonly refundId: number } | { readonly orderId: number };

export const mallRefundQuery = (asked: MallRefundQueryInput, language: Language) =>
  queryOptions({
    queryKey: [...refundKey, language, asked],
    queryFn: ({ signal }) => api('/rest/mall/refund/progress', asked, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isFinalRefundState(data.state) ? watchMs : false),
  });

/** Marks as outdated all data that shows mall orders, points or the remaining stock. */
export const invalidateMallOrders = (queries: QueryClient) =>
  Promise.all([
    invalidateMall(queries),
    ...[ordersKey, orderKey, refundKey, previewKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    invalidateWallet(queries),
  ]);
