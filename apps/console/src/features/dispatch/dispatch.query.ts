import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { usePollingMs } from '../../platform/live/live.ts';

const boardQuery = queryOptions({
  queryKey: ['dispatch'],
  queryFn: ({ signal }) => api('/rest/platform/dispatch/board', {}, { signal }),
});

/** Offers expire without an event from the server, so the dispatch board is also polled. */
export const useBoard = () => useQuery({ ...boardQuery, refetchInterval: usePollingMs({ live: 15_000, cut: 10_000 }) });
