import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, CallError, type InputOf, type OutputOf } from '../platform/api.ts';
import { drawRefetchDelayMs } from './look-again.ts';
import { nextPage } from './next-page.ts';

export type Invitation = OutputOf<'/rest/affiliate/invitation'>;
export type Friend = OutputOf<'/rest/affiliate/friends'>['records'][number];
export type Rewards = OutputOf<'/rest/affiliate/rewards'>;
export type Reward = Rewards['rewards']['records'][number];
export type RewardChoice = 'all' | Reward['kind'];
export type Draw = OutputOf<'/rest/affiliate/draw/list'>['draws']['records'][number];
export type DrawAward = OutputOf<'/rest/affiliate/draw'>;
export type Prize = OutputOf<'/rest/affiliate/draw/table'>['prizes'][number];
export type Withdrawable = OutputOf<'/rest/affiliate/withdrawal/preview'>;
export type WithdrawInput = InputOf<'/rest/affiliate/withdrawal/apply'>;
export type Withdrawal = OutputOf<'/rest/affiliate/withdrawal/list'>['records'][number];

const affiliateKey = ['affiliate'] as const;

export const invitationQuery = () =>
  queryOptions({
    queryKey: [...affiliateKey, 'invitation'],
    queryFn: ({ signal }) => api('/rest/affiliate/invitation', {}, { signal }),
    staleTime: 0,
  });

export const friendsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...affiliateKey, 'friends'],
    queryFn: ({ signal, pageParam }) => api('/rest/affiliate/friends', { pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const rewardsQuery = (kind: RewardChoice) =>
  infiniteQueryOptions({
    queryKey: [...affiliateKey, 'rewards', kind],
    queryFn: ({ signal, pageParam }) => api('/rest/affiliate/rewards', { pageNo: pageParam, kind }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ rewards }) => nextPage(rewards),
    staleTime: 0,
  });

/**
 * The member’s prize draws. The server lists the draws that the member can still make before all others. So the app
 * loads another page only if the member can still make the last draw of the page.
 */
export const drawsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...affiliateKey, 'draws', language],
    queryFn: ({ signal, pageParam }) => api('/rest/affiliate/draw/list', { pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ draws }) => (draws.records.at(-1)?.state === 'waiting' ? nextPage(draws) : undefined),
    staleTime: 0,
  });

export const drawTableQuery = () =>
  queryOptions({
    queryKey: ['draw-table'],
    queryFn: ({ signal }) => api('/rest/affiliate/draw/table', {}, { signal }),
  });

type DrawAsked = { readonly orderId: number; readonly completedAt: string | null; readonly language: Language };

/** The prize draw of an order, or null, and the number of tickets that can double the draw. */
export const drawOfOrderQuery = ({ orderId, completedAt, language }: DrawAsked) =>
  queryOptions({
    queryKey: [...affiliateKey, 'draws', language, orderId],
    queryFn: async ({ signal }) => {
      const { draws, tickets } = await api('/rest/affiliate/draw/list', { orderId }, { signal });
      return { draw: draws.records[0] ?? null, tickets };
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.draw === null && drawRefetchDelayMs({ completedAt, looks: dataUpdateCount + errorUpdateCount }, Date.now()),
  });

export const withdrawMutationKey = ['withdraw'] as const;

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

/** One withdrawal. The result is null if the withdrawal does not exist or belongs to another member. */
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

export const shareCardQuery = (link: string, language: Language, paint: () => Promise<File>) =>
  queryOptions({ queryKey: ['share-card', language, link], queryFn: paint, staleTime: Number.POSITIVE_INFINITY });

export const invalidateAffiliate = (queries: QueryClient) => queries.invalidateQueries({ queryKey: affiliateKey });
