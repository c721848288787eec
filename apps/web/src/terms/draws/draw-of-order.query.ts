import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { lookAgainAfterMs } from './look-again.ts';

type Asked = { readonly orderId: number; readonly completedAt: string | null; readonly language: Language };

/**
 * The draw of an order, null while it has none, and how many tickets there are to double it. It stands with all that friends
 * and draws bring, and is asked for anew with it.
 */
export const drawOfOrderQuery = ({ orderId, completedAt, language }: Asked) =>
  queryOptions({
    queryKey: ['affiliate', 'draws', language, orderId],
    queryFn: async ({ signal }) => {
      const { draws, tickets } = await api('/rest/affiliate/draw/list', { orderId }, { signal });
      return { draw: draws.records[0] ?? null, tickets };
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.draw === null && lookAgainAfterMs({ completedAt, looks: dataUpdateCount + errorUpdateCount }, Date.now()),
  });
