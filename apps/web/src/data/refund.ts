import type { Language } from '@chifan/domain';
import { isFinalRefundState } from '@chifan/domain/refund';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';

const previewKey = ['refund-preview'] as const;
const refundKey = ['refund'] as const;

export type RefundPreview = OutputOf<'/rest/order/refund/preview'>;
export type RefundDetail = OutputOf<'/rest/order/refund/progress'>;
export type RefundItem = { readonly position: number; readonly quantity: number };

/** Polling interval, in case the connection for live updates fails. */
const watchRefundMs = 20_000;

/** The sum that a refund would return. The previous sum stays on the screen while the app fetches a new sum. */
export const refundPreviewQuery = (orderId: number, items: readonly RefundItem[], language: Language) =>
  queryOptions({
    queryKey: [...previewKey, language, orderId, items],
    queryFn: ({ signal }) => api('/rest/order/refund/preview', { orderId, items: [...items] }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  });

export type RefundQueryInput = { readonly refundId: number } | { readonly orderId: number };

export const refundQuery = (asked: RefundQueryInput, language: Language) =>
  queryOptions({
    queryKey: [...refundKey, language, asked],
    queryFn: ({ signal }) => api('/rest/order/refund/progress', asked, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isSettled(data) ? watchRefundMs : false),
  });

const isSettled = ({ state, gatewayRefunds }: RefundDetail): boolean =>
  isFinalRefundState(state) && gatewayRefunds.every((gatewayRefund) => gatewayRefund.state === 'settled');

export const invalidateRefundPreview = (queries: QueryClient) => queries.invalidateQueries({ queryKey: previewKey });

export const invalidateRefund = (queries: QueryClient) => queries.invalidateQueries({ queryKey: refundKey });
