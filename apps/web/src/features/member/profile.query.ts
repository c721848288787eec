import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api, type OutputOf } from '../../platform/api.ts';
import { useIsSignedIn } from '../../platform/session.ts';

export type Profile = OutputOf<'/rest/member/getLoginMemberInfo'>;

export const profileQuery = queryOptions({
  queryKey: ['member', 'profile'],
  queryFn: ({ signal }) => api('/rest/member/getLoginMemberInfo', {}, { signal }),
});

/** The member who is signed in; not asked for a visitor. */
export function useProfile(): UseQueryResult<Profile> {
  return useQuery({ ...profileQuery, enabled: useIsSignedIn() });
}
