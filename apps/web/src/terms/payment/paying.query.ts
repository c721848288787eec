import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const hourMs = 3_600_000;

/** Which methods are configured here at all. */
export const payableMethodsQuery = queryOptions({
  queryKey: ['payable-methods'],
  queryFn: ({ signal }) => api('/rest/payment/methods', {}, { signal }),
  staleTime: hourMs,
});

/** Whether the member has a payment password; they may be setting one right now on another screen. */
export const payerQuery = queryOptions({
  queryKey: ['payer'],
  queryFn: ({ signal }) => api('/rest/member/getLoginMemberInfo', {}, { signal }),
  staleTime: 0,
});

/** What the member could pay from balance. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async ({ signal }) => (await api('/rest/wallet/balance', { pageSize: 1 }, { signal })).balance,
  staleTime: 0,
});
