import type { Language } from '@chifan/domain';
import type { CouponGroup, CouponState } from '@chifan/domain/coupon';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, earlyData, type OutputOf } from '../platform/api.ts';
import { couponOffersPath } from '../platform/loading/early-response.ts';
import { nextPage } from './next-page.ts';

const couponsKey = ['coupons'] as const;
const offersKey = ['coupon-offers'] as const;

export type CouponPage = OutputOf<'/rest/coupon/list'>;
export type Coupon = CouponPage['records'][number];

type CouponsQuestion = {
  /** null selects all coupon groups. */
  readonly group: CouponGroup | null;
  readonly state: CouponState;
  readonly language: Language;
};

export const couponsQuery = ({ group, state, language }: CouponsQuestion) =>
  infiniteQueryOptions({
    queryKey: [...couponsKey, language, group, state],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/coupon/list', { state, pageNo: pageParam, ...(group === null ? {} : { group }) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const couponCountQuery = queryOptions({
  queryKey: [...couponsKey, 'count'],
  queryFn: async ({ signal }) =>
    (await api('/rest/coupon/list', { state: 'valid', pageSize: 1 }, { signal })).counts.valid,
  staleTime: 0,
});

export type CouponOffer = OutputOf<'/rest/coupon/offers'>[number];

type OffersQuestion = {
  /** null selects all shops. */
  readonly shopId: number | null;
  readonly language: Language;
  readonly isSignedIn: boolean;
};

export const couponOffersQuery = ({ shopId, language, isSignedIn }: OffersQuestion) =>
  queryOptions({
    queryKey: [...offersKey, language, isSignedIn, shopId],
    queryFn: ({ signal }) => api(couponOffersPath, shopId === null ? {} : { shopId }, { signal }),
    initialData: () => (shopId === null ? undefined : earlyData(couponOffersPath, { shopId })),
    staleTime: 60_000,
  });

export const invalidateCoupons = (queries: QueryClient) => queries.invalidateQueries({ queryKey: couponsKey });

export const invalidateCouponsAndOffers = (queries: QueryClient) =>
  Promise.all([couponsKey, offersKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
