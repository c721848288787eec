import { queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';

export type Membership = OutputOf<'/rest/wallet/membership'>;
export type Level = Membership['levels'][number];

export const membershipQuery = () =>
  queryOptions({
    queryKey: ['membership'],
    queryFn: ({ signal }) => api('/rest/wallet/membership', {}, { signal }),
    staleTime: 0,
  });
