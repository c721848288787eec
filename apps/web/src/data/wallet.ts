import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { invalidateCouponsAndOffers } from './coupon.ts';
import { nextPage } from './next-page.ts';

export type LedgerEntry = OutputOf<'/rest/wallet/balance'>['entries']['records'][number];
export type MonthlyStatement = OutputOf<'/rest/wallet/statement'>;
export type Reward = OutputOf<'/rest/wallet/unreceived'>['rewards']['records'][number];
export type Purchase = OutputOf<'/rest/purchase/show'>;
export type Direction = 'all' | 'in' | 'out';

const walletKey = ['wallet'] as const;

export type LedgerPage = { readonly entries: OutputOf<'/rest/wallet/balance'>['entries'] };

type Asked = { readonly pageNo: number; readonly direction: Direction };

const movementsOf =
  <Page extends LedgerPage>(account: string, fetchPage: (asked: Asked, signal: AbortSignal) => Promise<Page>) =>
  (direction: Direction) =>
    infiniteQueryOptions({
      queryKey: [...walletKey, account, direction],
      queryFn: ({ signal, pageParam }) => fetchPage({ pageNo: pageParam, direction }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ entries }) => nextPage(entries),
      staleTime: 0,
    });

export type MovementsQuery<Page extends LedgerPage> = ReturnType<typeof movementsOf<Page>>;

export const balanceMovementsQuery = movementsOf('balance', (asked, signal) =>
  api('/rest/wallet/balance', asked, { signal }),
);
export const pointsMovementsQuery = movementsOf('points', (asked, signal) =>
  api('/rest/wallet/points', asked, { signal }),
);

/** The statement of one month. `month` is written as "2026-11". */
export const monthlyStatementQuery = (month: string) =>
  queryOptions({
    queryKey: [...walletKey, 'statement', month],
    queryFn: ({ signal }) => api('/rest/wallet/statement', { month }, { signal }),
    staleTime: 0,
  });

export const pendingRewardsQuery = (asset: 'points' | 'balance') =>
  infiniteQueryOptions({
    queryKey: [...walletKey, 'unreceived', asset],
    queryFn: ({ signal, pageParam }) => api('/rest/wallet/unreceived', { pageNo: pageParam, asset }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ rewards }) => nextPage(rewards),
    staleTime: 0,
  });

export const topUpTiersQuery = () =>
  queryOptions({
    queryKey: ['top-up-tiers'],
    queryFn: ({ signal }) => api('/rest/wallet/topUp/tiers', {}, { signal }),
  });

export const topUpsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...walletKey, 'top-ups'],
    queryFn: ({ signal, pageParam }) => api('/rest/purchase/list', { pageNo: pageParam, kind: 'top_up' }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const purchaseQuery = (purchaseId: number) =>
  queryOptions({
    queryKey: [...walletKey, 'purchase', purchaseId],
    queryFn: ({ signal }) => api('/rest/purchase/show', { purchaseId }, { signal }),
    staleTime: 0,
  });

export const ownPointsQuery = queryOptions({
  queryKey: [...walletKey, 'own-points'],
  queryFn: async ({ signal }) => (await api('/rest/wallet/points', { pageSize: 1 }, { signal })).points,
  staleTime: 0,
});

export type UnpaidPurchase = OutputOf<'/rest/purchase/list'>['records'][number];

export const unpaidPurchasesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...walletKey, 'unpaid-purchases', language],
    queryFn: async ({ signal }) => (await api('/rest/purchase/list', { state: 'unpaid' }, { signal })).records,
    staleTime: 0,
  });

export const invalidateWallet = (queries: QueryClient) => queries.invalidateQueries({ queryKey: walletKey });

/** Refetches coupon offers, coupons and pending payments, because a purchase changes them. */
export const invalidatePurchases = (queries: QueryClient) =>
  Promise.all([invalidateWallet(queries), invalidateCouponsAndOffers(queries)]);
