import { type QueryClient, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { useIsSignedIn } from '../platform/session/session.ts';

export type Profile = OutputOf<'/rest/member/getLoginMemberInfo'>;

const memberKey = ['member'] as const;

export const profileQuery = queryOptions({
  queryKey: [...memberKey, 'profile'],
  queryFn: ({ signal }) => api('/rest/member/getLoginMemberInfo', {}, { signal }),
});

export function useProfile(): UseQueryResult<Profile> {
  return useQuery({ ...profileQuery, enabled: useIsSignedIn() });
}

export const updateProfile = (queries: QueryClient, changed: Partial<Profile>) =>
  queries.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, ...changed });

export const invalidateProfile = (queries: QueryClient) => queries.invalidateQueries(profileQuery);

export const devicesQuery = queryOptions({
  queryKey: [...memberKey, 'devices'],
  queryFn: ({ signal }) => api('/rest/member/session/list', {}, { signal }),
});

export const invalidateDevices = (queries: QueryClient) => queries.invalidateQueries(devicesQuery);

export type LinkedSignIn = OutputOf<'/rest/member/provider/list'>[number];

export const linkedSignInsQuery = queryOptions({
  queryKey: [...memberKey, 'linked'],
  queryFn: ({ signal }) => api('/rest/member/provider/list', {}, { signal }),
});

export const exportQuery = queryOptions({
  queryKey: [...memberKey, 'export'],
  queryFn: ({ signal }) => api('/rest/member/export/show', {}, { signal }),
});

/** The obstacles to a deletion of the account. Always refetched, because an order may have ended since. */
export const deletionQuery = queryOptions({
  queryKey: [...memberKey, 'deletion'],
  queryFn: ({ signal }) => api('/rest/member/deletion/show', {}, { signal }),
  staleTime: 0,
});
