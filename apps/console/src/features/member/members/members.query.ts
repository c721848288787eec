import type { OutputAt } from '@chifan/contract/client';
import type { StaffMember } from '@chifan/contract/member/operator-views';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PagedQuery } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';

export type MemberView = 'all' | 'blocked';

export const membersQuery = (view: MemberView): PagedQuery<OutputAt<'/rest/platform/member/list'>> => ({
  queryKey: ['members', view],
  load: (page, options) => api('/rest/platform/member/list', { view, ...page }, options),
});

export const useMember = (memberId: number): UseQueryResult<StaffMember> =>
  useQuery({
    queryKey: ['members', 'one', memberId],
    queryFn: ({ signal }) => api('/rest/platform/member/show', { memberId }, { signal }),
  });
