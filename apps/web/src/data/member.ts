import { type QueryClient, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { useIsSignedIn } from '../platform/session.ts';

export type Profile = OutputOf<'/rest/member/getLoginMemberInfo'>;

const memberKey = ['member'] as const;

export const profileQuery = queryOptions({
  queryKey: [...memberKey, 'profile'],
  queryFn: ({ signal }) => api('/rest/member/getLoginMemberInfo', {}, { signal }),
});

/** The member who is signed in; not asked for a visitor. */
export function useProfile(): UseQueryResult<Profile> {
  return useQuery({ ...profileQuery, enabled: useIsSignedIn() });
}

/** What the member's own page shows has changed: said at once, without asking the server. */
export const updateProfile = (queries: QueryClient, changed: Partial<Profile>) =>
  queries.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, ...changed });

export const invalidateProfile = (queries: QueryClient) => queries.invalidateQueries(profileQuery);

/** Where the account is signed in. */
export const devicesQuery = queryOptions({
  queryKey: [...memberKey, 'devices'],
  queryFn: ({ signal }) => api('/rest/member/session/list', {}, { signal }),
});

export const invalidateDevices = (queries: QueryClient) => queries.invalidateQueries(devicesQuery);
