import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

/** It stands with the coupons: whatever asks for them anew asks for their count. */
export const couponCountQuery = queryOptions({
  queryKey: ['coupons', 'count'],
  queryFn: async ({ signal }) =>
    (await api('/rest/coupon/list', { state: 'valid', pageSize: 1 }, { signal })).counts.valid,
  staleTime: 0,
});
