import type { Language } from '@chifan/domain';
import type { CouponGroup, CouponState } from '@chifan/domain/coupon';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../../platform/api.ts';

export type CouponPage = OutputOf<'/rest/coupon/list'>;
export type Coupon = CouponPage['records'][number];

type CouponsQuestion = {
  /** null: all of them. */
  readonly group: CouponGroup | null;
  readonly state: CouponState;
  readonly language: Language;
};

/** The member's coupons of a group in one state, page by page. */
export const couponsQuery = ({ group, state, language }: CouponsQuestion) =>
  infiniteQueryOptions({
    queryKey: ['coupons', language, group, state],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/coupon/list', { state, pageNo: pageParam, ...(group === null ? {} : { group }) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, pageSize, total }) => (pageNo * pageSize < total ? pageNo + 1 : undefined),
    staleTime: 0,
  });
