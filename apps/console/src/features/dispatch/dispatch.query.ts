import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useAskAgainMs } from '../../platform/live/live.ts';

const boardQuery = queryOptions({
  queryKey: ['dispatch'],
  queryFn: ({ signal }) => api('/rest/platform/dispatch/board', {}, { signal }),
});

/** Offers run out by themselves: between news it is looked at anew. */
export const useBoard = () =>
  useQuery({ ...boardQuery, refetchInterval: useAskAgainMs({ live: 15_000, cut: 10_000 }) });
