import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../../platform/api.ts';

export type Invitation = OutputOf<'/rest/affiliate/invitation'>;
export type Friend = OutputOf<'/rest/affiliate/friends'>['records'][number];
export type Rewards = OutputOf<'/rest/affiliate/rewards'>;
export type Reward = Rewards['rewards']['records'][number];
export type RewardChoice = 'all' | Reward['kind'];
export type Draw = OutputOf<'/rest/affiliate/draw/list'>['draws']['records'][number];
export type Drawn = OutputOf<'/rest/affiliate/draw'>;
export type Prize = OutputOf<'/rest/affiliate/draw/table'>['prizes'][number];

type Page = { readonly pageNo: number; readonly pageSize: number; readonly total: number };

/** The page after this one; undefined where everything is there. */
export const nextPage = ({ pageNo, pageSize, total }: Page) => (pageNo * pageSize < total ? pageNo + 1 : undefined);

/** Everything of invitations, draws and withdrawals is asked for anew when something of it moved. */
export const affiliateKey = ['affiliate'] as const;

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

/** Those that wait come first, so the first pages are all that is asked for. */
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
