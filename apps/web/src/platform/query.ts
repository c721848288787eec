import { CallError, GuestConfirmationNeeded, isOutcomeUnknown } from '@chifan/contract/client';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { toastFailure } from './calls/toast-failure.ts';

const maxRetries = 2;

/**
 * Only unanswered calls are retried. A failed query appears on its screen. A toast reports it only if older data is
 * still visible. With `meta.isQuiet`, neither queries nor mutations show a toast, because their screens show the
 * failure.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: without a network a call fails at once. A paused order could otherwise be sent later unnoticed.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      gcTime: 600_000,
      retry: (count, error) => count < maxRetries && navigator.onLine && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data !== undefined && query.meta?.isQuiet !== true) toastFailure(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.isQuiet !== true && !(error instanceof GuestConfirmationNeeded)) toastFailure(error);
    },
  }),
});

/**
 * Queries invalidated during their first fetch. Their answer may be outdated, but TanStack Query refetches only if
 * there is data already.
 */
const overtaken = new WeakSet<Query>();
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { query, action } = event;
  const { data, fetchStatus } = query.state;
  if (action.type === 'invalidate' && data === undefined && fetchStatus !== 'idle') overtaken.add(query);
  if (action.type === 'success' && overtaken.delete(query))
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
});

const isWorthRetrying = (error: Error) => error instanceof CallError && isOutcomeUnknown(error);
