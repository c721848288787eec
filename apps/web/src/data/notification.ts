import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { nextPage } from './next-page.ts';

const noticesKey = ['notices'] as const;
const settingsKey = ['notice-settings'] as const;

export type Notice = OutputOf<'/rest/notification/list'>['records'][number];
export type NoticeSettings = OutputOf<'/rest/notification/settings'>;

export const noticesQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey, 'list', language],
    queryFn: ({ signal, pageParam }) => api('/rest/notification/list', { pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const unreadQuery = queryOptions({
  queryKey: [...noticesKey, 'unread'],
  queryFn: async ({ signal }) => (await api('/rest/notification/count', {}, { signal })).unread,
  staleTime: 0,
});

export const noticeSettingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => api('/rest/notification/settings', {}, { signal }),
  staleTime: 0,
});

export const keepNoticeSettings = (queries: QueryClient, settings: NoticeSettings) =>
  queries.setQueryData(noticeSettingsQuery.queryKey, settings);

export const invalidateNotices = (queries: QueryClient) => queries.invalidateQueries({ queryKey: noticesKey });
