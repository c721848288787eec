import type { OutputAt } from '@chifan/contract/client';
import type { StaffKind } from '@chifan/domain/member';
import type { PagedQuery } from '../../lists/paged-query.ts';
import { api } from '../../platform/api.ts';

export type Colleague = OutputAt<'/rest/staff/colleague/list'>['records'][number];

export const colleaguesQuery = (
  role: StaffKind,
  search: string,
): PagedQuery<OutputAt<'/rest/staff/colleague/list'>> => ({
  queryKey: ['colleagues', role, search],
  load: (page, options) => api('/rest/staff/colleague/list', { role, search, ...page }, options),
});
