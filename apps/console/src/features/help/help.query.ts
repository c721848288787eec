import type { OutputAt } from '@chifan/contract/client';
import type { Language } from '@chifan/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PagedQuery } from '../../lists/paged-query.ts';
import { api } from '../../platform/api.ts';
import { defaultPollingMs, usePollingMs } from '../../platform/live/live.ts';

type HelpPage = OutputAt<'/rest/platform/help/list'>;

/** Finds help requests by order number. An empty number returns all requests of the view. */
export const helpQuery = (view: 'open' | 'all', orderNumber: string): PagedQuery<HelpPage> => ({
  queryKey: ['help', view, orderNumber],
  load: (page, options) => api('/rest/platform/help/list', { view, orderNumber, ...page }, options),
  askAgain: defaultPollingMs,
});

export const replyTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['help', 'replies', language],
    queryFn: async ({ signal }) => (await api('/rest/platform/help/replies', { language }, { signal })).replies,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The number of guests who wait for an answer to a help request, and how many of these guests feel unwell. */
export function useWaitingHelp(): { readonly waiting: number; readonly urgent: number } {
  const { data } = useQuery({
    queryKey: ['help', 'waiting'],
    queryFn: ({ signal }) => api('/rest/platform/help/waiting', {}, { signal }),
    refetchInterval: usePollingMs(),
  });
  return data ?? { waiting: 0, urgent: 0 };
}
