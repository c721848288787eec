import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';

export type Question = OutputOf<'/rest/content/questions'>['questions'][number];

/**
 * How long the app uses content texts without a new request. The browser also caches the responses and revalidates
 * them.
 */
const freshForMs = 300_000;

const contentKey = ['content'] as const;
const asPage = (signal: AbortSignal) => ({ signal, isGet: true });

export const articlesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...contentKey, language, 'articles'],
    queryFn: async ({ signal }) => (await api('/rest/content/articles', {}, asPage(signal))).articles,
    staleTime: freshForMs,
  });

export const articleQuery = (key: string, language: Language) =>
  queryOptions({
    queryKey: [...contentKey, language, 'article', key],
    queryFn: ({ signal }) => api('/rest/content/article', { key }, asPage(signal)),
    staleTime: freshForMs,
  });

export const questionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...contentKey, language, 'questions'],
    queryFn: async ({ signal }) => (await api('/rest/content/questions', {}, asPage(signal))).questions,
    staleTime: freshForMs,
  });

export const policiesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...contentKey, language, 'policies'],
    queryFn: ({ signal }) => api('/rest/content/policies', {}, asPage(signal)),
    staleTime: freshForMs,
  });

export const announcementsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...contentKey, language, 'notices'],
    queryFn: async ({ signal }) => (await api('/rest/content/notices', {}, asPage(signal))).notices,
    staleTime: freshForMs,
  });
