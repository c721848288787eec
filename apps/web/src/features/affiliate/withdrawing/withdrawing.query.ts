import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, CallError, type InputOf, type OutputOf } from '../../../platform/api.ts';
import { affiliateKey, nextPage } from '../affiliate.query.ts';

export type Withdrawable = OutputOf<'/rest/affiliate/withdrawal/preview'>;
export type WithdrawInput = InputOf<'/rest/affiliate/withdrawal/apply'>;
export type Withdrawal = OutputOf<'/rest/affiliate/withdrawal/list'>['records'][number];

/** The request while it is on its way, whoever looks on. */
export const withdrawMutation = ['withdraw'] as const;

export const withdrawableQuery = () =>
  queryOptions({
    queryKey: [...affiliateKey, 'withdrawable'],
    queryFn: ({ signal }) => api('/rest/affiliate/withdrawal/preview', {}, { signal }),
    staleTime: 0,
  });

export const withdrawalsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...affiliateKey, 'withdrawals'],
    queryFn: ({ signal, pageParam }) => api('/rest/affiliate/withdrawal/list', { pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

/** Null: there is none, or it is somebody else's. */
export const withdrawalQuery = (withdrawalId: number) =>
  queryOptions({
    queryKey: [...affiliateKey, 'withdrawal', withdrawalId],
    queryFn: async ({ signal }) => {
      try {
        return (await api('/rest/affiliate/withdrawal/list', { withdrawalId }, { signal })).records[0] ?? null;
      } catch (error) {
        if (error instanceof CallError && error.reason === 'withdrawal_not_found') return null;
        throw error;
      }
    },
    staleTime: 0,
  });
