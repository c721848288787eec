import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** A draw is opened by news of the completed order, which a guest who watches may be faster than. */
const newsComesWithinMs = 60_000;
const lookAgainMs = 3_000;

type Asked = { readonly orderId: number; readonly completedAt: string | null; readonly language: Language };

/** The draw of an order, null while it has none. It stands with all that friends and draws bring, and is asked for anew with it. */
export const drawOfOrderQuery = ({ orderId, completedAt, language }: Asked) =>
  queryOptions({
    queryKey: ['affiliate', 'draws', language, orderId],
    queryFn: async ({ signal }) =>
      (await api('/rest/affiliate/draw/list', { orderId }, { signal })).draws.records[0] ?? null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data === null && completedAt !== null && Date.now() - Date.parse(completedAt) < newsComesWithinMs
        ? lookAgainMs
        : false,
  });
