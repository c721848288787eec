import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../../platform/api.ts';

export type LedgerEntry = OutputOf<'/rest/wallet/balance'>['entries']['records'][number];

export const balanceQuery = () =>
  infiniteQueryOptions({
    queryKey: ['balance'],
    queryFn: ({ signal, pageParam }) => api('/rest/wallet/balance', { pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ entries: { pageNo, pageSize, total } }) =>
      pageNo * pageSize < total ? pageNo + 1 : undefined,
    staleTime: 0,
  });
