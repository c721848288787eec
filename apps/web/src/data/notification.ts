import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { nextPage } from './next-page.ts';

const noticesKey = ['notices'] as const;
const settingsKey = ['notice-settings'] as const;

export type MemberNotification = OutputOf<'/rest/notification/list'>['records'][number];
export type NotificationSettings = OutputOf<'/rest/notification/settings'>;

export const notificationsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey, 'list', language],
    queryFn: ({ signal, pageParam }) => api('/rest/notification/list', { pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const unreadNotificationCountQuery = queryOptions({
  queryKey: [...noticesKey, 'unread'],
  queryFn: async ({ signal }) => (await api('/rest/notification/count', {}, { signal })).unread,
  staleTime: 0,
});

export const notificationSettingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => api('/rest/notification/settings', {}, { signal }),
  staleTime: 0,
});

export const cacheNotificationSettings = (queries: QueryClient, settings: NotificationSettings) =>
  queries.setQueryData(notificationSettingsQuery.queryKey, settings);

export const invalidateNotifications = (queries: QueryClient) => queries.invalidateQueries({ queryKey: noticesKey });
