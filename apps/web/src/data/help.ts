import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { nextPage } from './next-page.ts';

const helpKey = ['help'] as const;

export const helpChannelsQuery = queryOptions({
  queryKey: [...helpKey, 'channels'],
  queryFn: ({ signal }) => api('/rest/help/channels', {}, { signal }),
  staleTime: 300_000,
});

export const helpRequestsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...helpKey, 'requests', language],
    queryFn: ({ signal, pageParam }) => api('/rest/help/list', { pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

export const invalidateHelp = (queries: QueryClient) => queries.invalidateQueries({ queryKey: helpKey });

export const webViewQuery = (url: string) =>
  queryOptions({
    queryKey: [...helpKey, 'web-view', url],
    queryFn: ({ signal }) => api('/rest/help/webView', { url }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: url !== '',
  });
