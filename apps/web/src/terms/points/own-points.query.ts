import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** What the member may spend in the points mall. It stands with the wallet: whatever asks for that anew asks for this. */
export const ownPointsQuery = queryOptions({
  queryKey: ['wallet', 'own-points'],
  queryFn: async ({ signal }) => (await api('/rest/wallet/points', { pageSize: 1 }, { signal })).points,
  staleTime: 0,
});
