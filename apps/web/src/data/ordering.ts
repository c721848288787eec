import type { Language } from '@chifan/domain';
import { isFinalOrderState, type OrderGroup, type OrderState } from '@chifan/domain/ordering';
import { isPaymentMethod } from '@chifan/domain/payment';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../platform/api.ts';
import { orderPath } from '../platform/loading/early-response.ts';
import { nextPage } from './next-page.ts';

const quoteKey = ['quote'] as const;
const ordersKey = ['orders'] as const;
const orderKey = ['order'] as const;

export type OrderRequest = InputOf<'/rest/order/quote'>;
export type Quote = OutputOf<'/rest/order/quote'>;
export type SetMealRequest = InputOf<'/rest/shop/setMeal/quote'>;
export type OrderPage = OutputOf<'/rest/order/list'>;
export type OrderCard = OrderPage['records'][number];
export type OrderDetail = OutputOf<'/rest/order/detail'>;

/**
 * The app fetches a new quote this long before the current quote expires, so that guests never see an expired price.
 */
const renewBeforeMs = 20_000;
const soonestRenewalMs = 5_000;
/** Polling interval, in case the connection for live updates fails. */
const watchOrderMs = 20_000;
const ordersPerPage = 20;

const renewedIn = (quote: Pick<Quote, 'expiresAt'> | undefined): number | false =>
  quote ? Math.max(soonestRenewalMs, Date.parse(quote.expiresAt) - Date.now() - renewBeforeMs) : false;

/** The server’s price of an order. The previous quote stays on the screen while the app fetches a new quote. */
export const quoteQuery = (request: OrderRequest, language: Language) =>
  queryOptions({
    queryKey: [...quoteKey, language, request],
    queryFn: ({ signal }) => api('/rest/order/quote', request, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: ({ state: { data } }) => renewedIn(data),
  });

export const setMealQuoteQuery = (request: SetMealRequest, language: Language) =>
  queryOptions({
    queryKey: [...quoteKey, language, request],
    queryFn: async ({ signal }) => quoteOfSetMeal(await api('/rest/shop/setMeal/quote', request, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: ({ state: { data } }) => renewedIn(data),
  });

export type SetMealQuote = Quote & {
  /** The last time at which the guest can choose the restaurant. */
  readonly validUntil: string;
};

/**
 * Converts the quote of a set meal to the format of the checkout. A set meal has no delivery and no times to choose.
 */
export const quoteOfSetMeal = ({ couponId, ...told }: OutputOf<'/rest/shop/setMeal/quote'>): SetMealQuote => ({
  ...told,
  paymentMethods: told.paymentMethods.filter(isPaymentMethod),
  coupons: told.coupons.filter(({ group }) => group !== 'delivery'),
  shopCouponId: couponId,
  deliveryCouponId: null,
  lines: [],
  shortfall: 0,
  distanceMetres: null,
  estimatedAt: told.validUntil,
  times: [],
  minutesFromTime: 0,
});

export type KnownContact = OutputOf<'/rest/order/knownContact'>;

export const knownContactQuery = queryOptions({
  queryKey: ['known-contact'],
  queryFn: ({ signal }) => api('/rest/order/knownContact', {}, { signal }),
  staleTime: 0,
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

const noTalk = { messages: [], writableTo: [] };

export const orderQuery = (orderId: number, language: Language) =>
  queryOptions({
    queryKey: [...orderKey, language, orderId],
    // A response that an older release stored has no messages, so add an empty list.
    queryFn: async ({ signal }) => ({ ...noTalk, ...(await api(orderPath, { orderId }, { signal })) }),
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
