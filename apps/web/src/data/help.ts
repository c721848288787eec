import type { Language } from '@chifan/domain';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../platform/api.ts';
import { nextPage } from './next-page.ts';
import { sendOnce } from './send-once.ts';

export type HelpDesk = OutputOf<'/rest/help/desk'>;
export type GuestSentence = HelpDesk['sentences'][number];
type AskedHelp = InputOf<'/rest/help/ask'>;
/** The content of a message that the guest sends to the platform: ready-made sentences, a typed text and photos. */
export type HelpDraft = Required<Pick<AskedHelp, 'sentences' | 'text' | 'photos'>>;

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

export const helpConversationQuery = (helpRequestId: number, language: Language) =>
  queryOptions({
    queryKey: [...helpKey, 'conversation', language, helpRequestId],
    queryFn: ({ signal }) => api('/rest/help/conversation', { helpRequestId }, { signal }),
    staleTime: 0,
  });

/** Fetches how soon the platform replies, and the ready-made sentences that the guest can send. */
export const helpDeskQuery = (language: Language) =>
  queryOptions({
    queryKey: [...helpKey, 'desk', language],
    queryFn: ({ signal }) => api('/rest/help/desk', {}, { signal }),
    staleTime: 60_000,
  });

export const unreadHelpQuery = queryOptions({
  queryKey: [...helpKey, 'unread'],
  queryFn: async ({ signal }) => (await api('/rest/help/unread', {}, { signal })).unread,
  staleTime: 0,
});

export function useAskForHelp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: AskedHelp) => sendOnce('help.ask', input, (options) => api('/rest/help/ask', input, options)),
    onSuccess: () => void invalidateHelp(queries),
  });
}

export function useFollowUpHelp(helpRequestId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: HelpDraft) => {
      const input = { helpRequestId, ...draft };
      return sendOnce('help.follow-up', input, (options) => api('/rest/help/followUp', input, options));
    },
    onSettled: () => invalidateHelp(queries),
  });
}

export function useCloseHelp(helpRequestId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('/rest/help/close', { helpRequestId }),
    onSettled: () => invalidateHelp(queries),
  });
}

/** Reports that the guest has seen the platform’s answers. If the request fails, the next report includes them. */
export function useMarkHelpRead(helpRequestId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (upToId: number) => api('/rest/help/read', { helpRequestId, upToId }),
    meta: { isQuiet: true },
    onSuccess: () => invalidateHelp(queries),
  });
}

export const invalidateHelp = (queries: QueryClient) => queries.invalidateQueries({ queryKey: helpKey });

export const webViewQuery = (url: string) =>
  queryOptions({
    queryKey: [...helpKey, 'web-view', url],
    queryFn: ({ signal }) => api('/rest/help/webView', { url }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: url !== '',
  });
